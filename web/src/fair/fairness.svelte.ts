/**
 * Fair dealing at one table, for the person who sits there: the device that gives its seeds, what it saw of each deal,
 * and what the check of each opened deal came to. The code of the check itself is loaded after the page is there.
 */
import type { Committed, DealsTold, SeenEvent, OpenedDeal, TableInfo, Welcome } from "../generated/protocol";
import type { Verdict } from "./check";
import { Device, type Memories, type Memory, type ProofMessage, type SeedRequest } from "./device";
import { METHOD } from "./seeds";
import { blankSight, type Sight, Witness } from "./witness";
import type { Word } from "./words";

/**
 * What came of the check of a deal so far. `unproved`: nothing was ever promised. `waiting`: it goes on. `held`: it is over, and the
 * table opens deals only after the match. `unopened`: it is over and should have been opened. `checking`: now.
 */
export type CheckState = "unproved" | "waiting" | "held" | "unopened" | "checking" | "honest" | "partly" | "fault";

/** What a device needs of its table. */
interface Ways {
  send: (request: SeedRequest) => Promise<void>;
  /** Deals that are over, some at a time: those after the one of that number; `null` where the server will not tell. */
  fetch: (match: number, after: number) => Promise<DealsTold | null>;
  /** Called once for each deal with which something is wrong. */
  complain: (deal: number) => void;
}

interface Kept {
  memories: Memories;
  sight: Sight;
  /** The deals of the match that is seen in which nothing was found wrong. */
  passed?: number[];
}

function recall(key: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
    if (kept?.memories && kept.sight) return kept;
  } catch {
    // storage is blocked, or holds something else
  }
  return { memories: {}, sight: blankSight() };
}

export class Fairness {
  readonly #key: string;
  readonly #device: Device;
  readonly #witness: Witness;
  readonly #ways: Ways;
  #complained = new Set<number>();
  #rules: TableInfo["rules"] = {};
  #seated = false;
  /** Which of the matches at the table is looked at. */
  #match = 0;
  #passed: Set<number>;
  /** Deals that the server calls open, and did not tell when it was asked. */
  #withheld = new Set<number>();
  #fetching = false;

  /** What the device knows of this match; null before anything was promised. */
  memory: Memory | null = $state.raw(null);
  opened: Readonly<Record<number, OpenedDeal>> = $state.raw({});
  verdicts: Readonly<Record<number, Verdict>> = $state.raw({});
  /** The deals of the match up to this one are open, whether they are here yet or not. */
  until = $state(0);

  constructor(code: string, ways: Ways) {
    this.#key = `hokm-fair-${code}`;
    this.#ways = ways;
    const kept = recall(this.#key);
    this.#passed = new Set(kept.passed);
    this.#device = new Device(kept.memories);
    this.#witness = new Witness(kept.sight);
  }

  // ---------------------------------------------------------------------------------------------- what is heard

  welcome(message: Welcome): void {
    this.#rules = message.table.rules;
    if (this.#match !== message.table.match) {
      if (this.#witness.sight.match !== message.table.match) this.#passed.clear();
      this.#match = message.table.match;
      this.opened = this.verdicts = {};
      this.until = 0;
      this.#complained.clear();
      this.#withheld.clear();
    }
    this.#device.lineIsNew();
    this.#witness.welcome(message);
    this.#seated = message.viewer !== "spectator";
    this.#keep();
  }

  /** A table that this person has just made told its promise with the answer: the first deal need not wait for it. */
  foretell(promise: Committed | undefined): void {
    if (promise && !(promise.match in this.#device.memories)) this.#ask(this.#device.hear(promise, true));
  }

  events(events: readonly SeenEvent[], seq: number): void {
    this.#witness.events(events, seq);
    this.#keep();
  }

  proof(message: ProofMessage): void {
    this.#ask(this.#device.hear(message, this.#seated));
    this.#keep();
    if (message.match !== this.#match) return;
    if (this.memory && this.memory.broken.length > 0) this.#lookFor(this.memory.next - 1);
    if (message.type === "opened") {
      this.until = message.until;
      // Where the line is too bad to load it now, the person may ask again.
      this.#open(message.deals).catch(() => undefined);
      const seen = ({ deal }: { deal: number }): boolean => deal in this.#witness.sight.deals && !this.#passed.has(deal);
      if (this.#missing().some((deal) => seen({ deal }))) this.fetch().catch(() => undefined);
    }
  }

  async #open(deals: readonly OpenedDeal[]): Promise<void> {
    this.opened = { ...this.opened, ...Object.fromEntries(deals.map((deal) => [deal.deal, deal])) };
    await this.check(deals.map(({ deal }) => deal));
  }

  /** Deals that are open and not here. */
  #missing(): number[] {
    return Array.from({ length: this.until }, (_, index) => index + 1).filter((deal) => !this.opened[deal] && !this.#withheld.has(deal));
  }

  /** Fetches the deals that are open and not here, and checks them. */
  async fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    const match = this.#match;
    try {
      for (let missing = this.#missing(); missing.length > 0 && match === this.#match; missing = this.#missing()) {
        const after = missing[0]! - 1;
        const told = await this.#ways.fetch(match, after);
        if (match !== this.#match) return;
        const opened = told?.opened ?? [];
        const known = new Set(opened.map(({ deal }) => deal));
        const last = told === null ? this.until : Math.max(missing[0]!, ...known);
        for (const deal of missing) if (deal <= last && !known.has(deal)) this.#withheld.add(deal);
        await this.#open(opened.filter(({ deal }) => deal <= this.until && !this.opened[deal]));
        for (const deal of this.#withheld) this.#lookFor(deal);
      }
    } finally {
      this.#fetching = false;
    }
  }

  #ask(requests: readonly SeedRequest[]): void {
    for (const request of requests) {
      const done = (): void => {
        this.#device.accepted(request);
        this.#keep();
      };
      this.#ways.send(request).then(done, () => undefined); // it came too late; then the seed counts as none
    }
  }

  #keep(): void {
    const memory = this.#device.memories[this.#match];
    this.memory = memory ? { ...memory } : null;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ memories: this.#device.memories, sight: this.#witness.sight, passed: [...this.#passed] }));
    } catch {
      // then a reload sees the deal only from there on
    }
  }

  // -------------------------------------------------------------------------------------------------- the check

  /** Checks deals that are open, all of them where none are named. */
  async check(deals: readonly number[] = Object.keys(this.opened).map(Number)): Promise<void> {
    const { checkDeal } = await import("./check");
    const memory = this.#device.memories[this.#match];
    if (!memory) return;
    const checked = deals.filter((deal) => this.opened[deal]).map((deal) => {
      return [deal, checkDeal({ memory, sight: this.#witness.sight, rules: this.#rules, opened: this.opened[deal]! })] as const;
    });
    this.verdicts = { ...this.verdicts, ...Object.fromEntries(checked) };
    for (const [deal] of checked) {
      this.#lookFor(deal);
      if (this.faultsOf(deal).length === 0) this.#passed.add(deal);
    }
    this.#keep();
  }

  #lookFor(deal: number): void {
    if (this.#complained.has(deal) || this.faultsOf(deal).length === 0) return;
    this.#complained.add(deal);
    this.#ways.complain(deal);
  }

  /** Everything that anybody needs to check the deal elsewhere, as far as it may be told now. */
  proofOf(deal: number): object {
    const { match_id, rules_hash, seats, chains } = this.memory?.promise ?? {};
    return { method: METHOD, match_id, rules_hash, seats, chains, deal, commits: this.memory?.listed[deal], ...this.opened[deal] };
  }

  /** What is known to be wrong with a deal. A promise that was broken counts against every deal. */
  faultsOf(deal: number): readonly Word[] {
    const skipped = this.#withheld.has(deal);
    const found = [...(this.memory?.broken ?? []), ...(this.verdicts[deal]?.faults ?? []), ...(skipped ? ["link-missing" as const] : [])];
    return [...new Set(found)];
  }

  /** What came of the check of a deal so far; `over` says whether it was played to its end or thrown in. */
  checkStateOf(deal: number, over: boolean, hold: boolean): CheckState {
    if (!this.memory) return "unproved";
    if (this.faultsOf(deal).length > 0) return "fault";
    const verdict = this.verdicts[deal];
    if (verdict) return verdict.whole ? "honest" : "partly";
    if (deal <= this.until) return "checking";
    if (!over) return "waiting";
    return hold ? "held" : "unopened";
  }
}
