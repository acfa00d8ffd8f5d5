/** The words for how a deal ended, and how long the match is. */
import type { DealResult } from "../generated/protocol";
import { t } from "../i18n.svelte";
import type { MatchLength } from "../ui/ScoreBar.svelte";
import type { Match } from "./match.svelte";

/** When the match is over, from the table's rules. */
export function lengthOf(match: Match): MatchLength {
  const rules = match.connection.table?.rules ?? {};
  const [end = "", count] = (rules["match-end"] ?? "").split(":");
  if (end === "fixed-kots") return { kots: Number(count) };
  if (end !== "fixed-hands") return { target: Number(rules["target"] ?? 7) };
  const view = match.shown;
  const played = view?.played ?? 0;
  const deals = Number(count);
  // While its result is shown the deal counts as the present one.
  return { deals, deal: Math.min(deals, Math.max(1, played + (view?.result ? 0 : 1))) };
}

export function titleOf(match: Match, result: DealResult): string {
  if (result.kind === "redeal") return t("deal-end-redeal");
  if (result.kind === "kot") return t("deal-end-kot");
  if (result.kind === "hakem-kot") return t("deal-end-hakem-kot");
  return t(result.winner !== null && match.isOurs(result.winner) ? "deal-end-won" : "deal-end-lost");
}

/** The line under the title: the tricks, or what happened. */
export function underOf(match: Match, result: DealResult): string {
  if (result.kind === "redeal") {
    const { claim } = match;
    if (claim) return t("told-redeal-claimed", { ...match.who(claim.seat), claim: claim.claim });
    return t("deal-end-redeal-agreed");
  }
  if (result.kind === "conceded") {
    return match.concededBy === null ? t("deal-end-conceded") : t("deal-end-conceded-by", match.who(match.concededBy));
  }
  const winner = result.winner ?? 0;
  const won = result.tricks[winner] ?? 0;
  const lost = result.tricks.reduce((sum, tricks) => sum + tricks, -won);
  if (result.kind === "failed-thirteen") return t("deal-end-failed-thirteen", { winner: won, loser: lost });
  if (won === match.layout.tricks) return t(won === 13 ? "deal-end-thirteen" : "deal-end-all-tricks", { tricks: won });
  if (lost === 0) return t(won === 7 ? "deal-end-seven-none" : "deal-end-kot-tricks", { tricks: won });
  return t("deal-end-tricks", { winner: won, loser: lost });
}

/** Why the hakem stays or passes. The side that made trump is told by the last line of the score sheet. */
export function reasonOf(match: Match, result: DealResult): string | null {
  const next = result.next_hakem;
  const before = match.shown?.history.at(-1)?.hakem ?? null;
  if (next === null || before === null || result.winner === null) return null;
  const name = match.nameOf(next);
  const callersWon = match.sideNumber(before) === result.winner;
  const why = t("deal-end-why", { side: match.sideOf(before), won: String(callersWon) });
  const what = next === before ? "stays" : "passes";
  const then = next === match.me ? t(`deal-end-${what}-you`) : t(`deal-end-${what}`, { name });
  return `${why} ${then}`;
}
