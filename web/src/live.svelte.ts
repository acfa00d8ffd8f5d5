/**
 * What the screen reader is told. Polite messages wait their turn and are merged, at most one every 700 ms, so that a
 * fast trick becomes one sentence; what cannot wait (your turn, connection, errors) goes at once to a region of its own.
 */
import { untrack } from "svelte";
import { t, type TextArguments } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const MERGE_MS = 700;
/** Said things are taken away again, so that nobody meets them later as if they were news. */
const FORGET_MS = 3000;

export const regions = $state({ polite: "", assertive: "" });

let waiting: string[] = [];
let merging: ReturnType<typeof setTimeout> | undefined;
const forgetting: Partial<Record<keyof typeof regions, ReturnType<typeof setTimeout>>> = {};

function say(region: keyof typeof regions, text: string): void {
  // An invisible sign makes the same words count as new when they are said twice.
  // Whoever says something does not depend on what was said before.
  regions[region] = untrack(() => regions[region]) === text ? `${text}\u200b` : text;
  clearTimeout(forgetting[region]);
  forgetting[region] = setTimeout(() => (regions[region] = ""), FORGET_MS);
}

function flush(): void {
  merging = undefined;
  if (waiting.length === 0) return;
  say("polite", waiting.join(" "));
  waiting = [];
  merging = setTimeout(flush, MERGE_MS);
}

/** Waits its turn. */
export function announce(text: string): void {
  waiting.push(text);
  merging ??= setTimeout(flush, 0);
}

/** Interrupts. */
export function alert(text: string): void {
  say("assertive", text);
}

/** Takes back what `alert` said, if nothing else was said since: it is not true any more. */
export function takeBack(text: string): void {
  if (untrack(() => regions.assertive).replace("\u200b", "") === text) regions.assertive = "";
}

/** The `say-` text of an event, as short or as full as the person wants it. */
export function spoken(event: string, values: TextArguments = {}): string {
  return t(`say-${event}-${settings.spoken}`, values);
}
