/** From the server's link and everybody's seeds to the cards, exactly as docs/fairness.md says. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, packed, toHex } from "./bytes.ts";
import { METHOD } from "./seeds.ts";
import { below, shuffled, wordsOf } from "./stream.ts";

/** Stands for the seed of a computer, of somebody who gave none, and of one whose seed has another hash. */
const NONE = "none";

const SUITS = "SHDC";
const RANKS = "AKQJT98765432";

function linkBefore(link: Uint8Array): Uint8Array {
  return sha256(packed(`${METHOD}/chain`, link));
}

/** Whether a link, hashed so many times, is the commitment. */
export function leadsTo(link: string, steps: number, commitment: string): boolean {
  let bytes = fromHex(link);
  for (let step = 0; step < steps; step += 1) bytes = linkBefore(bytes);
  return toHex(bytes) === commitment;
}

export interface KeyParts {
  matchId: string;
  rulesHash: string;
  deal: number;
  link: string;
  /** By seat, in hex; null for `none`. */
  seeds: readonly (string | null)[];
}

export function dealKey({ matchId, rulesHash, deal, link, seeds }: KeyParts): Uint8Array {
  const parts = seeds.map((seed) => (seed === null ? NONE : fromHex(seed)));
  return hmac(sha256, fromHex(link), packed(`${METHOD}/key`, matchId, deal, fromHex(rulesHash), ...parts));
}

function placeOf(card: string): number {
  const copy = card.length > 2 ? 1 : 0;
  return (copy * SUITS.length + SUITS.indexOf(card[1]!)) * RANKS.length + RANKS.indexOf(card[0]!);
}

/** Cards in the order that shuffling begins with: suits S H D C, each from the ace down; second copies (`AS2`) last. */
export function canonical(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The shuffled pack of a deal. */
export function packOf(key: Uint8Array, cards: readonly string[]): string[] {
  return shuffled(canonical(cards), wordsOf(key, "deal"));
}

/** So many cards of the draw: packs without end, one shuffle after another. */
export function drawOf(key: Uint8Array, cards: readonly string[], count: number): string[] {
  const words = wordsOf(key, "draw");
  const whole = canonical(cards);
  const drawn: string[] = [];
  while (drawn.length < count) drawn.push(...shuffled(whole, words));
  return drawn.slice(0, count);
}

/** A seat by lot. */
export function lotOf(key: Uint8Array, seats: number): number {
  return below(wordsOf(key, "lot"), seats);
}

/** The card of a pool that is turned up. */
export function turnedOf(key: Uint8Array, pool: readonly string[]): string {
  return canonical(pool)[below(wordsOf(key, "turned"), pool.length)]!;
}
