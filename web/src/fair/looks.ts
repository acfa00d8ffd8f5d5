/** How the state of the check of a deal looks. */
import type { IconName } from "../ui/icons";
import type { CheckState } from "./fairness.svelte";

export type Tone = "good" | "bad" | "open";

export function toneOf(state: CheckState): Tone {
  if (state === "honest" || state === "partly") return "good";
  return state === "fault" ? "bad" : "open";
}

export const SHIELDS: Readonly<Record<Tone, IconName>> = { good: "shield", bad: "shield-bad", open: "shield-open" };

/** The first digits of a value, in fours, so that two people can compare them by voice. */
export function short(hex: string): string {
  const fours = hex.slice(0, 16).match(/.{4}/g) ?? [];
  return `${fours.slice(0, 2).join(" ")} · ${fours.slice(2).join(" ")}`;
}
