/** What can be read off a trick and a hand. Which cards may be played comes from the server; here is only why. */
import { type Card, RANKS, rankOf, type Suit, suitOf } from "../art/cards";

/** The place in the trick of the card that takes it as it stands: the highest trump, else the highest of the led suit. */
export function winningPlace(trick: readonly Card[], trump: Suit | null): number {
  const led = trick[0] && suitOf(trick[0]);
  const strength = (card: Card): number => {
    const suit = suitOf(card);
    if (suit !== trump && suit !== led) return -1;
    return RANKS.indexOf(rankOf(card)) + (suit === trump ? RANKS.length : 0);
  };
  return trick.reduce((best, card, place) => (strength(card) > strength(trick[best]!) ? place : best), 0);
}

/** A trump on a trick that was led in another suit. */
export function isRuff(trick: readonly Card[], place: number, trump: Suit | null): boolean {
  const [led, card] = [trick[0], trick[place]];
  return place > 0 && !!led && !!card && suitOf(card) === trump && suitOf(led) !== trump;
}

/** Why some cards may not be played now. */
export type Duty = "follow" | "trump" | "overtrump" | "lead-trump" | "lead-no-trump";

/** What the legal cards say about the duty, or `null` when every card may be played. */
export function dutyOf(hand: readonly Card[], legal: ReadonlySet<Card>, led: Suit | null, trump: Suit | null): Duty | null {
  const barred = hand.filter((card) => !legal.has(card));
  if (barred.length === 0) return null;
  if (led === null) return barred.some((card) => suitOf(card) === trump) ? "lead-no-trump" : "lead-trump";
  if (hand.some((card) => suitOf(card) === led)) return "follow";
  return barred.some((card) => suitOf(card) === trump) ? "overtrump" : "trump";
}
