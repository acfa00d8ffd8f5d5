/** Cards as the whole product spells them: rank then suit, ASCII capitals (`AS`, `TD`, `9H`). */

export const SUITS = ["S", "H", "C", "D"] as const;
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** Where two packs are played with, the second copy of a card has a number behind it: `AS2`. */
export type Card = `${Rank}${Suit}` | `${Rank}${Suit}2`;

/** Each card once. */
export const ALL_CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

export function isCard(text: unknown): text is Card {
  return typeof text === "string" && /^[2-9TJQKA][SHCD]2?$/.test(text);
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}
