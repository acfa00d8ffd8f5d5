/** The ends of deals and matches, and the dialogs at the table. */
import type { Part, State } from "../visit";

/** The end of a deal, as one comes to it. */
const dealEnd = (recording: string): Omit<State, "name" | "often"> => ({
  where: "table:deal-end",
  shows: ["table/DealEnd"],
  reach: (at) => at.table(recording),
});
/** A dialog over the table. */
const dialog = (recording: string, name: string, ...shows: string[]): Omit<State, "name" | "often"> => ({
  where: `table:play#${name}`,
  shows,
  reach: (at) => at.table(recording, name),
});

export const ENDS: Part = {
  "deal-won": { ...dealEnd("deal-won"), shows: ["screens/Table", "table/DealEnd"], often: true },
  "deal-lost": dealEnd("deal-lost"),
  "deal-kot": { ...dealEnd("deal-kot"), often: true },
  "deal-hakem-kot": dealEnd("deal-hakem-kot"),
  "deal-fixed-deals": dealEnd("deal-fixed-deals"),
  "deal-fixed-kots": dealEnd("deal-fixed-kots"),
  "deal-conceded": dealEnd("deal-conceded"),
  "deal-claimed": {
    ...dealEnd("deal-claimed"),
    shows: ["table/DealEnd", "table/HandRow"],
    async reach(at) {
      const server = at.table("deal-claimed");
      await at.sitDown();
      server.cue();
    },
  },
  "deal-agreed-anew": dealEnd("deal-agreed-anew"),
  "deal-thirteen": dealEnd("deal-thirteen"),
  "deal-thirteen-failed": dealEnd("deal-thirteen-failed"),
  "deal-held": dealEnd("deal-held"),
  "deal-waiting": {
    ...dealEnd("deal-waiting"),
    async reach(at) {
      at.table("deal-waiting");
      await at.press("deal-end-next");
      await at.sees(at.text("deal-end-waiting"));
    },
  },
  "deal-last": {
    ...dealEnd("deal-last"),
    async reach(at) {
      const server = at.table("deal-last");
      await at.sitDown();
      server.cue();
      await at.sees(at.button("deal-end-match-result"));
    },
  },

  // -------------------------------------------------------------------------------------------------- ends of matches

  "match-won": {
    where: "table:match-end",
    shows: ["table/MatchEnd", "table/Race", "table/DealTable"],
    often: true,
    reach: (at) => at.table("match-won"),
  },
  "match-lost": {
    where: "table:match-end",
    shows: ["table/MatchEnd"],
    reach: (at) => at.table("match-lost"),
  },
  "match-drawn": {
    where: "table:match-end",
    shows: ["table/MatchEnd"],
    reach: (at) => at.table("match-drawn"),
  },
  "match-resigned": {
    where: "table:match-end",
    shows: ["table/MatchEnd"],
    async reach(at) {
      const server = at.table("match-resigned");
      await at.sitDown();
      server.cue();
      await at.sees(at.text("match-end-resigned", { name: "Bahram", relation: "right" }));
    },
  },
  "match-rematch": {
    where: "table:match-end",
    shows: ["table/MatchEnd"],
    async reach(at) {
      at.table("match-rematch");
      await at.press("match-end-rematch");
      await at.sees(at.text("match-end-ready", { ready: 2, all: 4 }));
    },
  },

  // --------------------------------------------------------------------------------------------- dialogs at the table

  "menu": { ...dialog("middle", "menu", "table/MenuDialog", "table/TableDialogs"), often: true },
  "score-sheet": dialog("third-deal", "score", "table/ScoreDialog", "table/DealTable"),
  "score-sheet-empty": dialog("lead", "score", "table/ScoreDialog"),
  "keys": dialog("lead", "keys", "table/KeysDialog", "table/KeyList"),
  "all-hands": {
    where: "table:deal-end#hands",
    shows: ["table/HandsDialog", "table/HandRow"],
    reach: (at) => at.table("deal-won", "hands"),
  },
  "table-rules": {
    ...dialog("special-rules", "table-rules", "table/TableRulesDialog"),
    async reach(at) {
      at.table("special-rules", "table-rules");
      await at.sees(at.text("rule-thaap"));
      await at.sees(at.text("rule-claim-under-ten", { first: 5 }));
    },
  },
  "table-settings": dialog("lead", "settings", "screens/SettingsDialog"),
  "resign": dialog("lead", "resign", "table/ConfirmDialog"),
  "concede": dialog("middle-alone", "concede", "table/ConfirmDialog"),
  "leave": dialog("friends-lead", "leave", "table/ConfirmDialog"),
};
