/** The house rules that the next table will have, kept on this device, and the sheet of all of them as the server tells it. */
import { api, LEVELS, type Level, type Rules, rulesText } from "./api";
import type { HouseRule, HouseRules } from "./generated/protocol";
import { meetServer } from "./me.svelte";
import { type Language, readStored, store } from "./settings.svelte";

export const GAME = "hokm-4";

const STORAGE_KEY = "hokm-house-rules";
const SHEET_KEY = "hokm-house-rules-sheet";

interface Stored {
  /** What is changed in the game's own rules. */
  rules: Rules;
  level: Level;
}

function accept(stored: unknown): Stored {
  const { rules, level } = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<Record<keyof Stored, unknown>>;
  return { rules: isRules(rules) ? rules : {}, level: LEVELS.find((known) => known === level) ?? "level-2" };
}

function isRules(value: unknown): value is Rules {
  return typeof value === "object" && value !== null && Object.values(value).every((setting) => typeof setting === "string");
}

/** What Play now and Play with friends start. */
export const houseRules: Stored = $state(accept(readStored(STORAGE_KEY)));

export function useRules(rules: Rules, level: Level): void {
  Object.assign(houseRules, { rules, level });
  store(STORAGE_KEY, houseRules);
}

const told = new Map<string, Promise<HouseRules>>();

/** The sheet with these rules; what was told once is kept. */
function sheetOf(key: string, rules: Rules, language: Language): Promise<HouseRules> {
  const known = told.get(key);
  if (known) return known;
  const asked = meetServer().then(() => api.houseRules(GAME, rulesText(rules), language));
  told.set(key, asked);
  asked.catch(() => told.delete(key)); // the next one asks again
  return asked;
}

/** The sheet of house rules somewhere on the page: the last one that was told stands until there is another. */
export class Sheet {
  #wanted = "";
  told: HouseRules | null = $state.raw(null);
  failed = $state(false);

  /** With `kept` the last answer outlives the page, so that it is there at once the next time. */
  ask(rules: Rules, language: Language, kept = false): void {
    const key = `${language} ${rulesText(rules)}`;
    if (key === this.#wanted && !this.failed) return;
    this.#wanted = key;
    this.failed = false;
    const before = kept ? (readStored(SHEET_KEY) as { key?: string; told?: HouseRules } | null) : null;
    if (before?.key === key && before.told) this.told = before.told;
    sheetOf(key, rules, language).then(
      (sheet) => {
        if (kept) store(SHEET_KEY, { key, told: sheet });
        if (key === this.#wanted) this.told = sheet;
      },
      () => {
        if (key === this.#wanted) this.failed = true;
      },
    );
  }
}

/** The rules with another value for one of them; what a rule would be anyway is not written down. */
export function withRule(rules: Rules, one: HouseRule, value: string): Rules {
  const { [one.name]: _, ...others } = rules;
  return value === one.default ? others : { ...others, [one.name]: value };
}

/** How many rules of a sheet are not as they would be by themselves. */
export function changedIn(sheet: HouseRules): readonly HouseRule[] {
  return sheet.switches.filter((one) => one.value !== one.default);
}
