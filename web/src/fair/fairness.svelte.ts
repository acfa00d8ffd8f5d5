/**
 * Fair dealing at one table, for the person who sits there: the device that gives its seeds, what it saw of each deal,
 * and what the check of each opened deal came to. The code of the check itself is loaded after the page is there.
 */
import type { Committed, SeenEvent, OpenedDeal, TableInfo, Welcome } from "../generated/protocol";
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

interface Kept {
  memories: Memories;
  sight: Sight;
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
  readonly #send: (request: SeedRequest) => Promise<void>;
  readonly #complain: (deal: number) => void;
  #complained = new Set<number>();
  #rules: TableInfo["rules"] = {};
  #seated = false;
  /** Which of the matches at the table is looked at. */
  #match = 0;

  /** What the device knows of this match; null before anything was promised. */
  memory: Memory | null = $state.raw(null);
  opened: Readonly<Record<number, OpenedDeal>> = $state.raw({});
  verdicts: Readonly<Record<number, Verdict>> = $state.raw({});

  /** `complain` is called once for each deal with which something is wrong. */
  constructor(code: string, send: (request: SeedRequest) => Promise<void>, complain: (deal: number) => void) {
    this.#key = `hokm-fair-${code}`;
    this.#send = send;
    this.#complain = complain;
    const kept = recall(this.#key);
    this.#device = new Device(kept.memories);
    this.#witness = new Witness(kept.sight);
  }

  // ---------------------------------------------------------------------------------------------- what is heard

  welcome(message: Welcome): void {
    this.#rules = message.table.rules;
    if (this.#match !== message.table.match) {
      this.#match = message.table.match;
      this.opened = this.verdicts = {};
      this.#complained.clear();
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
      this.opened = { ...this.opened, ...Object.fromEntries(message.deals.map((deal) => [deal.deal, deal])) };
      // Where the line is too bad to load it now, the person may ask again.
      this.check(message.deals.map(({ deal }) => deal)).catch(() => undefined);
    }
  }

  #ask(requests: readonly SeedRequest[]): void {
    for (const request of requests) {
      const done = (): void => {
        this.#device.accepted(request);
        this.#keep();
      };
      this.#send(request).then(done, () => undefined); // it came too late; then the seed counts as none
    }
  }

  #keep(): void {
    const memory = this.#device.memories[this.#match];
    this.memory = memory ? { ...memory } : null;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ memories: this.#device.memories, sight: this.#witness.sight }));
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
    for (const [deal] of checked) this.#lookFor(deal);
  }

  #lookFor(deal: number): void {
    if (this.#complained.has(deal) || this.faultsOf(deal).length === 0) return;
    this.#complained.add(deal);
    this.#complain(deal);
  }

  /** Everything that anybody needs to check the deal elsewhere, as far as it may be told now. */
  proofOf(deal: number): object {
    const { match_id, rules_hash, seats, chains } = this.memory?.promise ?? {};
    return { method: METHOD, match_id, rules_hash, seats, chains, deal, commits: this.memory?.listed[deal], ...this.opened[deal] };
  }

  /** What is known to be wrong with a deal. A promise that was broken counts against every deal. */
  faultsOf(deal: number): readonly Word[] {
    const skipped = !this.opened[deal] && Object.keys(this.opened).some((later) => Number(later) > deal);
    const found = [...(this.memory?.broken ?? []), ...(this.verdicts[deal]?.faults ?? []), ...(skipped ? ["link-missing" as const] : [])];
    return [...new Set(found)];
  }

  /** What came of the check of a deal so far; `over` says whether it was played to its end or thrown in. */
  checkStateOf(deal: number, over: boolean, hold: boolean): CheckState {
    if (!this.memory) return "unproved";
    if (this.faultsOf(deal).length > 0) return "fault";
    const verdict = this.verdicts[deal];
    if (verdict) return verdict.whole ? "honest" : "partly";
    if (this.opened[deal]) return "checking";
    if (!over) return "waiting";
    return hold ? "held" : "unopened";
  }
}
