/**
 * How long things are shown: the server's table of durations, at the speed of this person's screen. What only decorates
 * (a glow, a hover) has durations of its own, which follow `motion`.
 */
import type { Pace, Pacing } from "../generated/protocol";
import { effective, settings } from "../settings.svelte";

/** Told with every welcome, so before there is anything to show. */
let pacing: Pacing | undefined;

/** How much longer a finished trick lies for somebody who asks for more time to read. */
const LONG_LINGER = 2.5;
/** Decorations at the normal speed, in milliseconds, as in the `--t-...` tokens. */
const SLOW_MS = 360;
const STILL_MS = 1;

export function usePacing(told: Pacing): void {
  pacing = told;
}

function pace(): Pace {
  if (!pacing) throw new Error("nothing is shown before the server has said how long");
  return pacing[settings.speed];
}

type Shown = "flight" | "collect" | "packet" | "drawn" | "draw" | "hakem" | "card";

/** How long a movement or a pause between movements takes, in milliseconds; next to nothing where nothing may move. */
export function shownMs(what: Shown): number {
  return effective.still ? STILL_MS : 1000 * pace()[what];
}

/** The time of a decoration that takes so many milliseconds at the normal speed. */
export function decorationMs(normal = SLOW_MS): number {
  return effective.still ? STILL_MS : normal * pace().motion;
}

/** How long a finished trick stays face up. Reading time: reduced motion does not shorten it. */
export function lingerMs(): number {
  return 1000 * pace().linger * (settings.linger === "long" ? LONG_LINGER : 1);
}
