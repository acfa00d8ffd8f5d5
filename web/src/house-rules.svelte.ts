/** The rules that the next table will have, kept on this device, and the presets that name the usual sets of them. */
import type { Level, Rules } from "./api";
import { LEVELS } from "./api";
import { t } from "./i18n.svelte";
import { readStored, store } from "./settings.svelte";

export const GAME = "hokm-4";

const STORAGE_KEY = "hokm-house-rules";
const FIXED_DEALS = "fixed-hands:";

export const CLASSIC: Rules = {
  "target": "7",
  "kot-rule": "first7",
  "hakem-koti-value": "3",
  "first-caller-method": "first-ace",
  "direction": "ccw",
  "match-end": "first-to-target",
};

export const PRESETS = {
  classic: CLASSIC,
  eleven: { ...CLASSIC, "target": "11" },
  all13: { ...CLASSIC, "kot-rule": "all13" },
} as const satisfies Record<string, Rules>;

export type Preset = keyof typeof PRESETS | "mine";
export const PRESET_NAMES = ["classic", "eleven", "all13", "mine"] as const satisfies readonly Preset[];

/** Switches to choose from, in the sheet's order; the rules' own spelling. */
export const CHOICES = {
  "target": ["3", "5", "7", "11"],
  "fixed-deals": ["4", "8", "12"],
  "kot-rule": ["first7", "all13", "none"],
  "hakem-koti-value": ["2", "3"],
  "first-caller-method": [
    "first-ace", "two-aces", "high-card", "two-card-total", "first-jack", "random", "draw-high", "high-card-dealer", "draw-partners",
  ],
  "direction": ["ccw", "cw"],
} as const;

interface Stored {
  rules: Rules;
  level: Level;
}

function accept(stored: unknown): Stored {
  const fallback: Stored = { rules: CLASSIC, level: "level-2" };
  if (typeof stored !== "object" || stored === null) return fallback;
  const { rules, level } = stored as Partial<Record<keyof Stored, unknown>>;
  return {
    rules: isRules(rules) ? { ...CLASSIC, ...rules } : fallback.rules,
    level: LEVELS.find((known) => known === level) ?? fallback.level,
  };
}

function isRules(value: unknown): value is Rules {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).every(([name, setting]) => name in CLASSIC && typeof setting === "string");
}

/** What Play now and Play with friends start. */
export const houseRules: Stored = $state(accept(readStored(STORAGE_KEY)));

export function useRules(rules: Rules, level: Level): void {
  Object.assign(houseRules, { rules, level });
  store(STORAGE_KEY, houseRules);
}

/**
 * The preset that these rules are, or "mine" when they are none of them. `rules` are those that somebody changed, and
 * may be more: a preset is only what agrees in every switch, so any rule that it does not name makes it another one.
 */
export function presetOf(rules: Rules): Preset {
  const all: Rules = { ...CLASSIC, ...rules };
  const same = (preset: Rules): boolean =>
    Object.keys(all).length === Object.keys(preset).length && Object.entries(preset).every(([name, value]) => all[name] === value);
  return (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).find((name) => same(PRESETS[name])) ?? "mine";
}

/** The number of deals after which the match ends, or `null` when it goes to a target. */
export function fixedDeals(rules: Rules): number | null {
  const end = rules["match-end"] ?? "";
  return end.startsWith(FIXED_DEALS) ? Number(end.slice(FIXED_DEALS.length)) : null;
}

export function withFixedDeals(rules: Rules, deals: string): Rules {
  return { ...rules, "match-end": FIXED_DEALS + deals };
}

export function withTarget(rules: Rules, target: string): Rules {
  return { ...rules, "match-end": CLASSIC["match-end"]!, target };
}

/** "to 7" or "8 hands". */
export function lengthText(rules: Rules): string {
  const deals = fixedDeals(rules);
  return deals === null ? t("home-to-points", { target: Number(rules["target"]) }) : t("home-to-deals", { deals });
}
