/**
 * What the screen reader is told. Polite messages wait their turn and are merged, at most one every 700 ms, so that a
 * fast trick becomes one sentence; what cannot wait (your turn, connection, errors) goes at once to a region of its own.
 */
import { t, type TextArguments } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const MERGE_MS = 700;

export const regions = $state({ polite: "", assertive: "" });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let assertiveTurn = false;

function flush(): void {
  timer = undefined;
  if (waiting.length === 0) return;
  regions.polite = waiting.join(" ");
  waiting = [];
  timer = setTimeout(flush, MERGE_MS);
}

export function announce(text: string): void {
  waiting.push(text);
  timer ??= setTimeout(flush, 0);
}

/** Interrupts. An invisible sign makes the same words count as new when they are said twice. */
export function alert(text: string): void {
  assertiveTurn = !assertiveTurn;
  regions.assertive = assertiveTurn ? text : `${text}\u200b`;
}

/** The `say-` text of an event, as short or as full as the person wants it. */
export function spoken(event: string, values: TextArguments = {}): string {
  return t(`say-${event}-${settings.spoken}`, values);
}
