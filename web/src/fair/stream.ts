/** The stream of randomness of `hokm-fair-1`: HMAC-SHA256 in counter mode under a label, read as 32-bit words. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { packed } from "./bytes.ts";

const WORDS = 2 ** 32;
const WORD = 4;

/** Brings the next word each time it is called. */
export type Words = () => number;

/** The words that follow from a key and a label: the same pair always gives the same ones. */
export function wordsOf(key: Uint8Array, label: string): Words {
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let place = 0;
  return () => {
    if (place === block.byteLength) {
      const bytes = hmac(sha256, key, packed(label, counter++));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      place = 0;
    }
    place += WORD;
    return block.getUint32(place - WORD);
  };
}

/** A number in `0 .. bound-1`: words that would favour some are passed over. */
export function below(words: Words, bound: number): number {
  const end = WORDS - (WORDS % bound);
  let word: number;
  do word = words();
  while (word >= end);
  return word % bound;
}

/** The items in an order that follows from the words: from the last place down, each swapped with one at or below it. */
export function shuffled<Item>(items: readonly Item[], words: Words): Item[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = below(words, place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}
