/** Home, the way to a table, and its lobby. */
import { page } from "vitest/browser";
import type { Part, Visit } from "../visit";
import { useRules } from "../../src/house-rules.svelte";
import { say } from "../words";

const offline = (): never => {
  throw new TypeError("no network");
};

/** Comes to a table that answers no. */
async function turnedAway(at: Visit, recording: string, text: string): Promise<void> {
  at.table(recording);
  await at.sees(at.heading(text));
}

export const AWAY: Part = {
  "home": {
    where: "home",
    shows: ["screens/Home", "screens/JoinTable", "screens/RulesStrip"],
    often: true,
    reach: (at) => at.open("/"),
  },
  "home-continue": {
    where: "home",
    shows: ["screens/Home"],
    async reach(at) {
      at.server.guest = `with tables, ${at.size} ${document.documentElement.lang}`;
      for (const kind of ["solo", "private"]) await at.server.ask("POST", "/api/tables", { kind });
      at.open("/");
      await at.sees(page.getByRole("button", { name: say("home-continue") }).nth(1));
    },
  },
  "home-wrong-code": {
    where: "home",
    shows: ["screens/JoinTable"],
    async reach(at) {
      at.open("/");
      await page.getByRole("textbox", { name: say("home-join") }).fill("zzzz99");
      await at.press("home-join-go");
      await at.sees(at.text("error-no-table"));
    },
  },
  "home-offline": {
    where: "home",
    shows: ["screens/Home"],
    async reach(at) {
      at.server.answer = (_, path) => (path === "/api/tables" ? offline() : undefined);
      at.open("/");
      await at.press("home-play-now");
      await at.sees(at.text("error-offline"));
    },
  },
  "home-rules": {
    where: "home#rules",
    shows: ["screens/RulesDialog", "screens/RuleControl"],
    async reach(at) {
      at.open("/#rules");
      await at.finds('[data-rule="target"]');
    },
  },
  "home-rules-idle": {
    where: "home#rules",
    shows: ["screens/RulesDialog", "screens/RuleControl"],
    async reach(at) {
      at.open("/#rules");
      await at.finds('[data-rule="target"]');
      for (const closed of document.querySelectorAll<HTMLDetailsElement>("dialog details")) closed.open = true;
      (await at.finds('[data-rule="goon-kot-value"]')).scrollIntoView({ block: "center" });
    },
  },
  "home-rules-failed": {
    where: "home#rules",
    shows: ["screens/RulesDialog"],
    async reach(at) {
      at.server.answer = (_, path) => (path.startsWith("/api/house-rules/") ? offline() : undefined);
      useRules({ target: "77" }, "level-2"); // which nothing was told of yet
      at.open("/#rules");
      await at.sees(at.text("rules-failed"));
    },
  },
  "how-to-play-loading": {
    where: "home#how-to-play",
    shows: ["screens/HowToPlayDialog"],
    async reach(at) {
      at.server.answer = (_, path) => (path.startsWith("/api/rules/") ? at.server.never() : undefined);
      at.open("/#how-to-play");
      await at.sees(at.text("rule-card-loading"));
    },
  },
  "how-to-play-offline": {
    where: "home#how-to-play",
    shows: ["screens/HowToPlayDialog"],
    async reach(at) {
      at.server.answer = (_, path) => (path.startsWith("/api/rules/") ? offline() : undefined);
      at.open("/#how-to-play");
      await at.sees(page.getByRole("alert").getByText(say("error-offline")));
    },
  },
  "how-to-play": {
    where: "home#how-to-play",
    shows: ["screens/HowToPlayDialog"],
    often: true,
    async reach(at) {
      at.open("/");
      await at.press("how-to-play");
      await at.sees(at.heading("rule-slot-trump"));
    },
  },
  "settings": {
    where: "home#settings",
    shows: ["screens/SettingsDialog"],
    often: true,
    reach: (at) => at.open("/#settings"),
  },

  // ------------------------------------------------------------------------------------------------ on the way there

  "table-connecting": {
    where: "table:connecting",
    shows: ["screens/AtTable"],
    async reach(at) {
      at.table();
      await at.sees(at.text("table-connecting"));
    },
  },
  "notice-no-table": {
    where: "table:notice",
    shows: ["screens/Notice", "screens/JoinTable"],
    reach: (at) => turnedAway(at, "no-table", "error-no-table"),
  },
  "notice-new-version": {
    where: "table:notice",
    shows: ["screens/Notice"],
    reach: (at) => turnedAway(at, "new-version", "error-new-version"),
  },
  "notice-table-closed": {
    where: "table:notice",
    shows: ["screens/Notice"],
    async reach(at) {
      const server = at.table("table-closed");
      await at.sitDown();
      server.cue();
      await at.sees(at.heading("error-table-closed"));
    },
  },
  "notice-other-window": {
    where: "table:notice",
    shows: ["screens/Notice"],
    async reach(at) {
      const server = at.table("other-window");
      await at.sitDown();
      server.cue();
      await at.sees(at.heading("error-other-tab"));
    },
  },
  "notice-table-full": {
    where: "table:notice",
    shows: ["screens/Notice"],
    reach: (at) => turnedAway(at, "table-full", "refused-table-full"),
  },
  "notice-offline": {
    where: "table:notice",
    shows: ["screens/Notice"],
    async reach(at) {
      at.ownClock();
      at.table();
      await at.sees(at.text("table-connecting"));
      await at.pass(6_000);
      await at.sees(at.heading("error-offline"));
    },
  },

  // --------------------------------------------------------------------------------------------------------- friends

  "lobby-alone": {
    where: "table:lobby",
    shows: ["screens/Lobby", "screens/LobbySeats", "screens/Invite"],
    often: true,
    reach: (at) => at.table("lobby-alone"),
  },
  "lobby-friends": {
    where: "table:lobby",
    shows: ["screens/Lobby", "screens/LobbySeats"],
    async reach(at) {
      const server = at.table("lobby-friends");
      await at.sees(at.heading("friends-title"));
      server.cue();
      await at.sees(at.text("friends-away"));
    },
  },
  "lobby-guest": {
    where: "table:lobby",
    shows: ["screens/Lobby"],
    reach: (at) => at.table("lobby-guest"),
  },
  "lobby-not-seated": {
    where: "table:lobby",
    shows: ["screens/LobbySeats"],
    async reach(at) {
      at.table("lobby-not-seated");
      await at.sees(at.text("friends-sit-first"));
    },
  },
  "lobby-lost": {
    where: "table:lobby",
    shows: ["screens/Lobby"],
    async reach(at) {
      at.ownClock();
      at.table("lobby");
      await at.sees(at.heading("friends-seats", { step: 2 }));
      await at.loseLine(6_000);
    },
  },
  "lobby-rules": {
    where: "table:lobby#rules",
    shows: ["screens/RulesDialog"],
    async reach(at) {
      at.table("lobby", "rules");
      await at.finds('[data-rule="target"]');
    },
  },
  "lobby-qr": {
    where: "table:lobby#invite-qr",
    shows: ["screens/InviteQrDialog"],
    reach: (at) => at.table("lobby", "invite-qr"),
  },
  "lobby-hold": {
    where: "table:lobby",
    shows: ["screens/Lobby", "screens/RulesStrip"],
    async reach(at) {
      at.table("lobby-hold");
      await at.sees(at.text("friends-hold-short"));
    },
  },
};
