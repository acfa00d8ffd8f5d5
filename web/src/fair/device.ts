/**
 * A person's device in fair dealing: makes a seed for each deal, commits to it, shows it when all hashes are listed,
 * and holds the server to what it promised first. Messages come in, requests go out; nothing here waits for anything.
 *
 * Whoever deals must be bound before a seed is shown. So nothing is shown any more in a match whose promise changed.
 */
import type { ChainInfo, Committed, Opened, SeedsListed } from "../generated/protocol";
import { toHex } from "./bytes.ts";
import { CHAIN_LENGTH, seedHash, SIZE } from "./seeds.ts";
import type { Word } from "./words.ts";

export type ProofMessage = Committed | SeedsListed | Opened;

export type SeedRequest =
  | { type: "seed-hash"; match: number; deal: number; commit: string }
  | { type: "seed"; match: number; deal: number; seed: string };

/** What a device knows of the dealing of one match. Plain data, so that it outlives a reload. */
export interface Memory {
  /** The promise as it was told first, with the chains that were added in time. */
  promise: Committed;
  /** The deal that hashes are taken for now. */
  next: number;
  /** Own seeds by deal. */
  seeds: Record<number, string>;
  /** Deals whose own seed the server has taken. */
  taken: number[];
  /** The hashes of all seats by deal, as they were listed first. */
  listed: Record<number, (string | null)[]>;
  /** How the server broke its promise. */
  broken: Word[];
}

/** By match. When one is over, the dealing of the next one has begun already. */
export type Memories = Record<number, Memory>;

function randomSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SIZE)));
}

export class Device {
  readonly memories: Memories;
  #newSeed: () => string;
  /** The hash that the server has surely got: it said so on this line. */
  #pledged = "";

  constructor(memories: Memories = {}, newSeed: () => string = randomSeed) {
    this.memories = memories;
    this.#newSeed = newSeed;
  }

  /** The line is a new one: meanwhile another window may have spoken for this person. */
  lineIsNew(): void {
    this.#pledged = "";
  }

  /** A request was carried out. */
  accepted(request: SeedRequest): void {
    const memory = this.memories[request.match];
    if (request.type === "seed-hash") this.#pledged = request.commit;
    else if (memory?.seeds[request.deal] === request.seed) memory.taken.push(request.deal);
  }

  /** What to send after a message; `seated`: this person has a seat at the table. */
  hear(message: ProofMessage, seated: boolean): SeedRequest[] {
    const { match } = message;
    if (message.type === "committed") {
      const memory = this.#bind(message);
      // Again after each greeting: another window of the same person may have committed to another seed since.
      return seated ? this.#commit(match, memory) : [];
    }
    const memory = this.memories[match];
    if (message.type === "opened" || !memory) return [];
    this.#list(memory, message, seated);
    return seated ? [...this.#show(match, message.deal, memory), ...this.#commit(match, memory)] : [];
  }

  /** The own hash for the deal that hashes are taken for, once a chain is told whose link opens it. */
  #commit(match: number, memory: Memory): SeedRequest[] {
    const { promise, next, seeds } = memory;
    const covered = promise.chains.some(({ first }) => first <= next && next < first + CHAIN_LENGTH);
    if (isBroken(memory) || !covered) return [];
    const seed = (seeds[next] ??= this.#newSeed());
    return [{ type: "seed-hash", match, deal: next, commit: seedHash(seed) }];
  }

  #show(match: number, deal: number, memory: Memory): SeedRequest[] {
    const seed = memory.seeds[deal];
    if (isBroken(memory) || !seed || memory.taken.includes(deal)) return [];
    return memory.listed[deal]?.includes(seedHash(seed)) ? [{ type: "seed", match, deal, seed }] : [];
  }

  #bind(told: Committed): Memory {
    const known = this.memories[told.match];
    if (known) return holdToPromise(known, told);
    for (const match of Object.keys(this.memories).map(Number)) if (match < told.match - 1) delete this.memories[match];
    return (this.memories[told.match] = { promise: told, next: told.listed + 1, seeds: {}, taken: [], listed: {}, broken: [] });
  }

  #list(memory: Memory, { deal, commits }: SeedsListed, seated: boolean): void {
    const before = memory.listed[deal];
    const own = memory.seeds[deal];
    if (before ? before.join() !== commits.join() : commits.length !== memory.promise.seats) breakBy(memory, "seed");
    const sure = seated && !before && own && this.#pledged === seedHash(own);
    if (sure && !commits.includes(this.#pledged)) breakBy(memory, "seed");
    memory.listed[deal] ??= commits;
    memory.next = Math.max(memory.next, deal + 1);
  }
}

function isBroken(memory: Memory): boolean {
  return memory.broken.length > 0;
}

function breakBy(memory: Memory, word: Word): void {
  if (!memory.broken.includes(word)) memory.broken.push(word);
}

function holdToPromise(memory: Memory, told: Committed): Memory {
  const { promise } = memory;
  if (told.match_id !== promise.match_id || told.seats !== promise.seats) breakBy(memory, "commitment");
  // Until the first hashes are listed the people may still agree on other rules.
  if (told.rules_hash !== promise.rules_hash && memory.next > 1) breakBy(memory, "rules-hash");
  if (!addsInTime(memory, told.chains)) breakBy(memory, "commitment");
  if (!isBroken(memory)) memory.promise = told;
  memory.next = Math.max(memory.next, told.listed + 1);
  return memory;
}

/** Chains stay as they were; a new one goes on where the last one ends, and no hash was given for its deals yet. */
function addsInTime({ promise, seeds }: Memory, after: readonly ChainInfo[]): boolean {
  const before = promise.chains;
  const same = before.every(({ first, commitment }, place) => after[place]?.first === first && after[place].commitment === commitment);
  const added = after.slice(before.length);
  return same && added.every(({ first }, place) => {
    const last = after[before.length + place - 1];
    return (!last || first === last.first + CHAIN_LENGTH) && !(first in seeds);
  });
}
