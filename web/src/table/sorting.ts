/** The order of the own hand: trump first, then suits in alternating colours, each from high to low or low to high. */
import { type Card, RANKS, rankOf, type Suit, SUITS, suitOf } from "../art/cards";

const isRed = (suit: Suit): boolean => suit === "H" || suit === "D";

/** Orders of the suits that are there, trump first, in a fixed sequence so that equal ones always fall out alike. */
function orders(suits: readonly Suit[], trump: Suit | null): Suit[][] {
  if (trump !== null && suits.includes(trump)) {
    return permutations(suits.filter((suit) => suit !== trump)).map((rest) => [trump, ...rest]);
  }
  return permutations(suits);
}

function permutations(suits: readonly Suit[]): Suit[][] {
  if (suits.length <= 1) return [[...suits]];
  return suits.flatMap((first) => permutations(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]));
}

function clashes(order: readonly Suit[]): number {
  return order.filter((suit, place) => place > 0 && isRed(suit) === isRed(order[place - 1]!)).length;
}

export function sortHand(cards: readonly Card[], trump: Suit | null, highFirst: boolean): Card[] {
  const present = SUITS.filter((suit) => cards.some((card) => suitOf(card) === suit));
  const order = orders(present, trump).reduce((best, other) => (clashes(other) < clashes(best) ? other : best));
  const towards = highFirst ? -1 : 1;
  const value = (card: Card): number => order.indexOf(suitOf(card)) * 100 + towards * RANKS.indexOf(rankOf(card));
  return [...cards].sort((one, other) => value(one) - value(other));
}
