/** The server's plain requests. What happens at a table comes over the socket instead (see `connection.svelte.ts`). */
import type { Speed } from "./settings.svelte";

export interface Me {
  id: string;
  name: string;
}

export interface Switch {
  name: string;
  type: string;
  values: string[];
  default: string;
}

export interface Variant {
  id: string;
  names: Record<string, string>;
  seats: number;
  switches: Switch[];
}

/** Switch to value, both as the records spell them. */
export type Rules = Readonly<Record<string, string>>;

export const LEVELS = ["random", "level-1", "level-2"] as const;
export type Level = (typeof LEVELS)[number];

/** Seconds for a card; 0 is no clock. */
export type ClockSeconds = 30 | 15 | 0;

export interface NewTable {
  variant: string;
  rules: Rules;
  kind: "solo" | "private";
  level: Level;
  speed: Speed;
  clock: ClockSeconds;
}

/** A table that I can go on with. `score` is ours, then theirs. */
export interface MyTable {
  code: string;
  kind: "solo" | "private";
  phase: "lobby" | "playing" | "over";
  variant: string;
  score: [number, number];
}

/** Where other devices find this server. `lan` says whether they can at all. */
export interface Addresses {
  urls: string[];
  lan: boolean;
}

/** `code` is the server's refusal, or "offline" when no answer came. */
export class ApiError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(refusalCode(answer));
  return answer as Answer;
}

function refusalCode(answer: unknown): string {
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : null;
  return typeof code === "string" ? code : "server";
}

export const api = {
  me: (): Promise<Me> => ask("GET", "/api/me"),
  rename: (name: string): Promise<Me> => ask("PUT", "/api/me", { name }),
  variants: (): Promise<Variant[]> => ask("GET", "/api/variants"),
  mine: (): Promise<MyTable[]> => ask("GET", "/api/mine"),
  makeTable: (table: NewTable): Promise<{ code: string }> => ask("POST", "/api/tables", table),
  hasTable: async (code: string): Promise<boolean> => {
    try {
      await ask("GET", `/api/tables/${encodeURIComponent(code)}`);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-such-table") return false;
      throw error;
    }
  },
  addresses: (): Promise<Addresses> => ask("GET", "/api/address"),
};
