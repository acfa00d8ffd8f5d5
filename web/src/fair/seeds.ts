/** The method's name and sizes, and the hash by which a device commits to its seed: all that playing needs of it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, toHex } from "./bytes.ts";

export const METHOD = "hokm-fair-1";
/** How many deals one chain is for. */
export const CHAIN_LENGTH = 4096;
/** Bytes of a link, a seed, and a hash. */
export const SIZE = 32;

export function seedHash(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** Whether a seed is the one that was committed to. All of them are 32 bytes in hex. */
export function isRevealed(seed: string, commit: string | null | undefined): boolean {
  return seed.length === 2 * SIZE && seedHash(seed) === commit;
}
