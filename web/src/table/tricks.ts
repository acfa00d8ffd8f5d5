/** What can be read off a trick once it is known which card takes it. */
import { type Card, suitOf } from "../art/cards";
import type { SeenEvent, Layout, Trick, View, Winning } from "../generated/protocol";
import { handAt } from "../seating";

/** The place in the trick of the card that takes it as it lies; `null` where that is not known. */
export type WinningPlace = number | null;

/** A card that takes the trick without being of the suit that was led. */
export function isCut(trick: readonly Card[], place: number, winning: WinningPlace): boolean {
  return place === winning && place > 0 && suitOf(trick[place]!) !== suitOf(trick[0]!);
}

/** Where in a finished trick the card of its winner lies. */
export function placeOfWinner({ leader, cards, winner }: Trick, hakem: number | null, layout: Layout): WinningPlace {
  const place = cards.findIndex((_, at) => handAt(leader, at, hakem, layout) === winner);
  return place < 0 ? null : place;
}

/**
 * After each event of a message, which card takes the trick. The server says it for the end of the message; a trick
 * that is won within it was taken by the card of its winner. `views` are those after each event.
 */
export function winningAfter(
  events: readonly SeenEvent[],
  views: readonly View[],
  atEnd: Winning | null,
  layout: Layout,
): WinningPlace[] {
  const found: WinningPlace[] = [];
  for (let at = events.length - 1; at >= 0; at--) {
    const [next, after] = [events[at + 1], views[at + 1]];
    if (!next || !after) found[at] = atEnd?.place ?? null;
    else if (next.type === "trick-won") found[at] = placeOfWinner(after.last_trick!, after.deal_hakem, layout);
    else found[at] = next.type === "card-played" || next.type === "card-laid-away" ? null : found[at + 1]!;
  }
  return found;
}
