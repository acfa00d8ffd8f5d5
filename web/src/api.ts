/** The server's plain requests. What happens at a table comes over the socket instead (see `connection.svelte.ts`). */
import { foretold } from "./fair/foretold";
import type { Addresses, DealsTold, HouseRules, Me, MyTable, NewTable, RefusalCode, RuleCard, TableMade } from "./generated/protocol";

export type Level = NonNullable<NewTable["level"]>;
/** Seconds for a card; 0 is no clock. */
export type Clock = NewTable["clock"];

/** Switch to value, both as the records spell them. */
export type Rules = Readonly<Record<string, string>>;

/** Rules as records write them. */
export function rulesText(rules: Rules): string {
  return Object.entries(rules).map(([name, value]) => `${name}=${value}`).sort().join(";");
}

export const LEVELS = ["random", "level-1", "level-2"] as const satisfies readonly Level[];

/** A server that has not answered by then is taken for one that is not there; milliseconds. */
const PATIENCE = 10_000;

/** `code` is the server's refusal, or "offline" when no answer came. */
export class ApiError extends Error {
  constructor(readonly code: RefusalCode | "offline") {
    super(code);
  }
}

async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    answer = await answerOf(response);
  } catch {
    throw new ApiError("offline");
  }
  if (!response.ok) throw new ApiError(refusalCode(answer));
  return answer as Answer;
}

/** `null` where the answer is no JSON; an answer that stops on its way is no answer. */
async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A broken or missing answer is the server's own trouble. */
function refusalCode(answer: unknown): RefusalCode {
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : null;
  return typeof code === "string" ? (code as RefusalCode) : "internal";
}

export const api = {
  me: (): Promise<Me> => ask("GET", "/api/me"),
  rename: (name: string): Promise<Me> => ask("PUT", "/api/me", { name }),
  ruleCard: (game: string, rules: string, language: string): Promise<RuleCard> =>
    ask("GET", `/api/rules/${encodeURIComponent(game)}?${new URLSearchParams({ lang: language, rules })}`),
  houseRules: (game: string, rules: string, language: string): Promise<HouseRules> =>
    ask("GET", `/api/house-rules/${encodeURIComponent(game)}?${new URLSearchParams({ lang: language, rules })}`),
  mine: (): Promise<MyTable[]> => ask("GET", "/api/mine"),
  makeTable: async (table: NewTable): Promise<TableMade> => {
    const made = await ask<TableMade>("POST", "/api/tables", table);
    if (made.committed) foretold.set(made.code, made.committed);
    return made;
  },
  hasTable: async (code: string): Promise<boolean> => {
    try {
      await ask("GET", `/api/tables/${encodeURIComponent(code)}`);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-such-table") return false;
      throw error;
    }
  },
  /** Deals of a match that are over, some at a time: those after the one numbered `after`. */
  oldDeals: (code: string, match: number, after: number): Promise<DealsTold> =>
    ask("GET", `/api/tables/${encodeURIComponent(code)}/deals?${new URLSearchParams({ match: `${match}`, after: `${after}` })}`),
  addresses: (): Promise<Addresses> => ask("GET", "/api/address"),
};
