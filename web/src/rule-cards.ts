/** Rule cards in words, as the server makes them. What was told once is kept: the same rules have the same words. */
import { api, type Rules, rulesText } from "./api";
import type { RuleCard } from "./generated/protocol";
import type { Language } from "./settings.svelte";

const told = new Map<string, Promise<RuleCard>>();

export function ruleCard(game: string, rules: Rules, language: Language): Promise<RuleCard> {
  const written = rulesText(rules);
  const key = `${language} ${game} ${written}`;
  const known = told.get(key);
  if (known) return known;
  const asked = api.ruleCard(game, written, language);
  told.set(key, asked);
  asked.catch(() => told.delete(key)); // the next one asks again
  return asked;
}
