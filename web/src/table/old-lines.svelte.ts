/** The first lines of a long score sheet: the server sends the last ones, these are fetched when somebody looks. */
import { api } from "../api";
import type { DealLine } from "../generated/protocol";

export class OldLines {
  readonly #code: string;
  #match = $state(-1);
  /** Those fetched so far, from the first deal on. */
  lines: readonly DealLine[] = $state.raw([]);
  state: "idle" | "loading" | "failed" = $state("idle");

  constructor(code: string) {
    this.#code = code;
  }

  /** The whole sheet of a match, as far as it is here. */
  with(match: number, last: readonly DealLine[]): readonly DealLine[] {
    const first = last[0]?.deal ?? 1;
    return match === this.#match ? [...this.lines.filter((line) => line.deal < first), ...last] : last;
  }

  /** Fetches what comes before the lines that are here. */
  async load(match: number, last: readonly DealLine[]): Promise<void> {
    if (match !== this.#match) {
      this.#match = match;
      this.lines = [];
    }
    if (this.state === "loading") return;
    this.state = "loading";
    try {
      for (let known = this.lines.at(-1)?.deal ?? 0; known + 1 < (last[0]?.deal ?? 1); known = this.lines.at(-1)!.deal) {
        const { sheet } = await api.oldDeals(this.#code, match, known);
        if (sheet.length === 0 || this.#match !== match) break;
        this.lines = [...this.lines, ...sheet];
      }
      this.state = "idle";
    } catch {
      this.state = "failed";
    }
  }
}
