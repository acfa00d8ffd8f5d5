/**
 * The check of a deal that was opened: does everything follow from what was promised, and is it what this device saw?
 * docs/fairness.md says how. Nothing holds by default: what is missing or not understood is a fault, or is told as unseen.
 */
import type { ChainInfo, Committed, OpenedDeal } from "../generated/protocol";
import { canonical, dealKey, drawOf, leadsTo, lotOf, packOf, turnedOf } from "./dealing.ts";
import type { Memory } from "./device.ts";
import { CHAIN_LENGTH, isRevealed, seedHash, SIZE } from "./seeds.ts";
import type { SeenDeal, Sight } from "./witness.ts";
import { STEPS, type Word } from "./words.ts";

export interface Verdict {
  deal: number;
  /** In the order of the steps, each word once. */
  faults: Word[];
  /** Cards of the pack, and how many of them this device saw while they were in play. */
  cards: number;
  seen: number;
  /** This device was there from the first card to the last. */
  whole: boolean;
  /** The seed of this very device is among those that the pack follows from. */
  ownSeed: boolean;
  /** What follows from the key: the pack in order, and the packets in dealing order. */
  pack: string[];
  packets: { seat: number; cards: string[] }[];
}

export interface Evidence {
  memory: Memory;
  sight: Sight;
  /** The rules of the table, as switches. */
  rules: Readonly<Record<string, string>>;
  opened: OpenedDeal;
}

const HEX = new RegExp(`^[0-9a-f]{${2 * SIZE}}$`);

export function checkDeal(evidence: Evidence): Verdict {
  return new Check(evidence).verdict();
}

class Check {
  #evidence: Evidence;
  #promise: Committed;
  #opened: OpenedDeal;
  #seen: SeenDeal | undefined;
  #drawn: readonly string[];
  #faults = new Set<Word>();
  #unclear = false;

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
    this.#promise = evidence.memory.promise;
    this.#opened = evidence.opened;
    const { match, deals, drawn } = evidence.sight;
    const sameMatch = match === this.#promise.match;
    this.#seen = sameMatch ? deals[evidence.opened.deal] : undefined;
    this.#drawn = sameMatch ? drawn : [];
  }

  verdict(): Verdict {
    for (const word of this.#evidence.memory.broken) this.#faults.add(word);
    this.#checkSeeds();
    this.#checkLink();
    const pack = this.#checkChance();
    const packets = this.#packetsOf(pack);
    const seen = this.#compare(packets);
    return {
      deal: this.#opened.deal,
      faults: Object.values(STEPS).flat().filter((word) => this.#faults.has(word)),
      cards: pack.length,
      seen,
      whole: !this.#unclear && this.#seen?.whole === true,
      ownSeed: this.#ownSeed(),
      pack,
      packets,
    };
  }

  #require(holds: boolean, word: Word): void {
    if (!holds) this.#faults.add(word);
  }

  // ------------------------------------------------------------------------------------------------ seeds and link

  #checkSeeds(): void {
    const { deal, commits, seeds } = this.#opened;
    const { listed, seeds: mine, taken } = this.#evidence.memory;
    this.#require(commits.length === this.#promise.seats && seeds.length === commits.length, "seed");
    this.#require(seeds.every((seed, seat) => seed === null || (HEX.test(seed) && isRevealed(seed, commits[seat]))), "seed");
    this.#require(!listed[deal] || listed[deal].join() === commits.join(), "seed");
    const own = mine[deal];
    if (own && taken.includes(deal)) this.#require(seeds.includes(own), "seed");
  }

  #ownSeed(): boolean {
    const own = this.#evidence.memory.seeds[this.#opened.deal];
    return own !== undefined && this.#opened.seeds.includes(own) && this.#opened.commits.includes(seedHash(own));
  }

  #checkLink(): void {
    const { deal, link } = this.#opened;
    const chain = this.#promise.chains.findLast(({ first }: ChainInfo) => first <= deal);
    const steps = chain ? deal - chain.first + 1 : 0;
    this.#require(chain !== undefined && steps <= CHAIN_LENGTH && HEX.test(link) && leadsTo(link, steps, chain.commitment), "chain");
  }

  // -------------------------------------------------------------------------------------------------- what it brings

  /** Works out again all that chance brought. Returns the pack that follows, or none where no key can be made. */
  #checkChance(): string[] {
    const { deal, link, seeds, chance } = this.#opened;
    const brought = new Map(chance.map((text) => [text.split(":")[0]!, text.split(": ")[1] ?? ""]));
    const dealt = brought.get("deal")?.split(" ") ?? [];
    this.#require(isPack(dealt), "deal");
    if (![link, this.#promise.rules_hash, ...seeds.filter((seed) => seed !== null)].every((hex) => HEX.test(hex))) return [];
    const { match_id: matchId, rules_hash: rulesHash } = this.#promise;
    const key = dealKey({ matchId, rulesHash, deal, link, seeds });
    const pack = packOf(key, dealt);
    for (const [kind, value] of brought) {
      if (kind === "deal") this.#require(value === pack.join(" "), "deal");
      else if (kind === "draw" && deal === 1) this.#checkDraw(key, pack, value.split(" "));
      else if (kind === "lot" && deal === 1) this.#checkLot(key, value);
      else if (kind === "turned") this.#checkTurned(key, pack, value);
      else this.#faults.add("chance");
    }
    if (deal === 1 && this.#drawn.length > 0) this.#require(brought.has("draw"), "draw");
    if (this.#seen?.turned) this.#require(brought.get("turned") === this.#seen.turned, "chance");
    this.#require(brought.size === chance.length, "chance");
    return pack;
  }

  #checkDraw(key: Uint8Array, pack: readonly string[], drawn: readonly string[]): void {
    this.#require(drawOf(key, pack, drawn.length).join() === drawn.join(), "draw");
    if (this.#drawn.length > 0) this.#require(this.#drawn.join() === drawn.join(), "draw");
  }

  /** The lot falls on the dealer, whose neighbour is the first hakem. */
  #checkLot(key: Uint8Array, seat: string): void {
    const { seats } = this.#promise;
    const hakem = this.#seen?.hakem;
    this.#require(seat === String(lotOf(key, seats)), "chance");
    if (hakem != null) this.#require(hakem === (Number(seat) + 1) % seats, "chance");
  }

  #checkTurned(key: Uint8Array, pack: readonly string[], card: string): void {
    const batches = this.#packetsOf(pack).filter(({ seat }) => seat === this.#seen?.hakem).map(({ cards }) => cards);
    const pool = turnUpPool(this.#evidence.rules["turn-up"] ?? "", batches);
    if (pool === null || pool.length === 0) this.#unclear = true;
    else this.#require(turnedOf(key, pool) === card, "chance");
  }

  // ----------------------------------------------------------------------------------------------------- what was seen

  /** The packets that the pack goes out in: as they were seen, or as the rules say where not all were. */
  #packetsOf(pack: readonly string[]): Verdict["packets"] {
    const plan = this.#seen?.whole ? this.#seen.packets : this.#plan;
    let place = 0;
    return plan.map(({ seat, number }) => ({ seat, cards: pack.slice(place, (place += number)) }));
  }

  get #plan(): { seat: number; number: number }[] {
    return plannedPackets(this.#evidence.rules["batches"] ?? "", this.#seen?.hakem ?? null, this.#promise.seats);
  }

  /** Holds the packets against what this device saw, and counts the cards that it saw. */
  #compare(packets: Verdict["packets"]): number {
    const saw = this.#seen;
    if (!saw || packets.length === 0) return 0;
    const hands = Array.from({ length: this.#promise.seats }, (_, seat) => packets.flatMap((packet) => (packet.seat === seat ? packet.cards : [])));
    const known = new Set<string>();
    const found = (seat: number, cards: readonly string[]): void => {
      this.#require(cards.every((card) => hands[seat]?.includes(card)), "deal");
      for (const card of cards) known.add(card);
    };
    saw.packets.forEach(({ seat, cards }, place) => {
      if (!cards) return;
      this.#require(canonical(cards).join() === canonical(packets[place]?.cards ?? []).join(), "deal");
      found(seat, cards);
    });
    for (const lists of [saw.played, saw.held]) lists.forEach((cards, seat) => found(seat, cards));
    const inPlay = known.size;
    saw.opened?.forEach((cards, seat) => found(seat, cards));
    return inPlay;
  }
}

/** Cards that can be a pack: some, all spelled as cards, none of them twice. */
function isPack(cards: readonly string[]): boolean {
  return cards.length > 0 && cards.every((card) => /^[2-9TJQKA][SHDC]2?$/.test(card)) && new Set(cards).size === cards.length;
}

/** A packet of each size to every seat in turn, from the hakem on. */
function plannedPackets(batches: string, hakem: number | null, seats: number): { seat: number; number: number }[] {
  if (hakem === null || !/^\d+(-\d+)*$/.test(batches)) return [];
  const sizes = batches.split("-").map(Number);
  return sizes.flatMap((number) => Array.from({ length: seats }, (_, step) => ({ seat: (hakem + step) % seats, number })));
}

/** The cards of the hakem of which one is turned up for trump; null for a rule that is not known here. */
function turnUpPool(rule: string, batches: readonly string[][]): string[] | null {
  const nth = /^nth:(\d+)$/.exec(rule);
  if (nth) return batches.flat().slice(Number(nth[1]) - 1, Number(nth[1]));
  switch (rule) {
    case "second-batch":
      return batches[1] ?? [];
    case "last-batch":
      return batches.at(-1) ?? [];
    case "remaining-eight":
      return batches.slice(1).flat();
    case "blind-first5":
      return batches[0] ?? [];
    default:
      return null;
  }
}
