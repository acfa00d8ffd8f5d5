/** The draw for the first hakem as it happened: cards at the chairs where people sat then, and only then do they move. */
import type { HakemFoundEvent, SeatInfo, Turn } from "../generated/protocol";

/** Who sits where: by chair, and the reader's own. */
export interface Seated {
  seats: readonly SeatInfo[];
  me: number;
}

export interface Draw {
  event: HakemFoundEvent;
  /** By card, the chair it was turned to, as people sat before the draw. */
  turnedTo: Turn["drawn"];
  /** As people sat before the draw. */
  before: Seated;
  /** So many cards have been turned. */
  count: number;
  /**
   * Cards are turned; then people sit on their chairs of after the draw, each with the cards that were turned to them;
   * then the hakem is told.
   */
  step: "turning" | "seated" | "found";
}

export function beginDraw(event: HakemFoundEvent, turnedTo: Turn["drawn"], before: Seated): Draw {
  return { event, turnedTo, before, count: 0, step: "turning" };
}

export function peopleMove({ event }: Draw): boolean {
  return event.people.some((before, chair) => before !== chair);
}

/** The chair in front of which each turned card lies. */
export function chairsOfCards({ event, turnedTo, count, step }: Draw): number[] {
  return turnedTo.slice(0, count).map((chair) => (step !== "turning" ? event.people.indexOf(chair) : chair));
}

/** Who sits on a chair after the draw, by the chair they had before it. */
export function chairBefore({ event }: Draw, chair: number): number {
  return event.people[chair] ?? chair;
}
