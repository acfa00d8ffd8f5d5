/** The closed list of words by which faults of a deal are told, the same as in records. */

/** In the order of the four steps in which a deal is proved. */
export const STEPS = {
  promise: ["commitment", "rules-hash"],
  seeds: ["seed"],
  opening: ["link-missing", "chain"],
  cards: ["draw", "chance", "deal"],
} as const;

export type Step = keyof typeof STEPS;
export type Word = (typeof STEPS)[Step][number];
