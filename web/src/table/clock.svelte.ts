/** Clocks that the page counts down by itself between two messages. */
import type { ClockInfo } from "../generated/protocol";

const TICK_MS = 250;

/** Seconds that run down from what the server said last. */
export class Countdown {
  #from = $state(0);
  #running = $state(false);
  #readAt = 0;
  #now = $state(0);

  constructor() {
    $effect(() => {
      if (!this.#running) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  /** So many seconds are left now; `null` stops and empties the clock. */
  set(seconds: number | null, running = true): void {
    this.#readAt = this.#now = performance.now();
    this.#from = seconds ?? 0;
    this.#running = running && seconds !== null;
  }

  get left(): number {
    const passed = this.#running ? (this.#now - this.#readAt) / 1000 : 0;
    return Math.max(0, this.#from - passed);
  }
}

/** What the clock of the seat in turn shows. */
export interface ClockFace {
  /** Whole seconds: of this card, then of the reserve. */
  seconds: number;
  /** How much of the ring is left, 1 to 0. */
  share: number;
  inReserve: boolean;
  paused: boolean;
}

/** The face of the clock when `total` seconds are left of both. `limit` is what a card gets. */
export function faceOf(clock: ClockInfo, total: number, limit: number): ClockFace {
  const forCard = total - clock.reserve;
  const inReserve = forCard <= 0;
  const [left, whole] = inReserve ? [total, clock.reserve] : [forCard, limit];
  return { seconds: Math.ceil(left), share: whole > 0 ? Math.min(1, left / whole) : 0, inReserve, paused: clock.paused };
}
