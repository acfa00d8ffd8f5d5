/** The table from the draw to the last trick, its clocks, and its broken lines. */
import { page } from "vitest/browser";
import type { Part, Visit } from "../visit";
import { say } from "../words";

/** Somebody at a recorded table whose line then is dead for a while. */
async function atADeadLine(at: Visit, recording: string, milliseconds: number): Promise<void> {
  at.ownClock();
  at.table(recording);
  await at.sitDown();
  await at.loseLine(milliseconds);
}

export const PLAY: Part = {
  // -------------------------------------------------------------------------------------------- before the first lead

  "draw": {
    where: "table:drawing",
    shows: ["table/Drawing", "table/PlayTable"],
    often: true,
    async reach(at) {
      at.holdTimers();
      at.table("draw");
      await at.sees(at.heading("hakem-found", { name: say("computer-name-Rakhsh") }));
    },
  },
  "trump": {
    where: "table:declaring",
    shows: ["table/TrumpQuestion", "table/Hand"],
    often: true,
    async reach(at) {
      at.table("trump");
      await at.press("suit-title", { suit: "S" }, "radio");
    },
  },
  "trump-choices": {
    where: "table:declaring",
    shows: ["table/TrumpQuestion"],
    reach: (at) => at.table("trump-choices"),
  },
  "trump-other": {
    where: "table:play",
    shows: ["table/TurnPill", "table/SidePanel"],
    reach: (at) => at.table("trump-other"),
  },
  "trump-turned-up": {
    where: "table:turned-up",
    shows: ["table/TurnedUp"],
    async reach(at) {
      at.holdTimers();
      const server = at.table("trump-turned-up");
      await at.sees(page.getByRole("radiogroup", { name: say("trump-suit") }));
      server.cue();
    },
  },
  "suggested": {
    where: "table:question",
    shows: ["table/Question"],
    reach: (at) => at.table("suggested"),
  },
  "suggested-other": {
    where: "table:play",
    shows: ["table/TurnPill"],
    reach: (at) => at.table("suggested-other"),
  },
  "asides": {
    where: "table:play",
    shows: ["table/Asides"],
    reach: (at) => at.table("asides"),
  },
  "aside-claim": {
    where: "table:play",
    shows: ["table/Asides"],
    reach: (at) => at.table("aside-claim"),
  },
  "aside-tap": {
    where: "table:play",
    shows: ["table/Asides"],
    reach: (at) => at.table("aside-tap"),
  },

  // ------------------------------------------------------------------------------------------------------------ play

  "lead": {
    where: "table:play",
    shows: ["table/PlayTable", "table/Hand", "table/Seat", "table/TurnPill", "table/Direction", "table/SidePanel"],
    reach: (at) => at.table("lead"),
  },
  "follow": {
    where: "table:play",
    shows: ["table/Trick", "table/Seat", "table/Hand"],
    often: true,
    reach: (at) => at.table("follow"),
  },
  "refused": {
    where: "table:play",
    shows: ["table/Hand"],
    async reach(at) {
      at.table("refused");
      await at.play("KC");
      await at.sees(at.text("table-must-follow", { suit: "H" }));
    },
  },
  "raised": {
    where: "table:play",
    shows: ["table/Hand"],
    async reach(at) {
      at.table("lead");
      await at.touch("AH");
    },
  },
  "others-turn": {
    where: "table:play",
    shows: ["table/TurnPill"],
    reach: (at) => at.table("others-turn"),
  },
  "kot-announced": {
    where: "table:play",
    shows: ["table/Seat"],
    reach: (at) => at.table("kot-announced"),
  },
  "last-trick": {
    where: "table:play",
    shows: ["table/Peek", "table/SmallTrick"],
    async reach(at) {
      at.table("last-trick");
      await at.sitDown();
      await at.key("l");
    },
  },
  "last-trick-none": {
    where: "table:play",
    shows: ["table/Peek"],
    async reach(at) {
      at.table("last-trick-none");
      await at.sitDown();
      await at.key("l");
    },
  },
  "stop-or-go-on": {
    where: "table:question",
    shows: ["table/Question"],
    reach: (at) => at.table("stop-or-go-on"),
  },
  "other-decides": {
    where: "table:play",
    shows: ["table/TurnPill"],
    reach: (at) => at.table("other-decides"),
  },

  // -------------------------------------------------------------------------------------------- clocks and connections

  "clock": {
    where: "table:play",
    shows: ["table/TurnPill"],
    often: true,
    reach: (at) => at.table("clock"),
  },
  "clock-ten-seconds": {
    where: "table:play",
    shows: ["table/TurnPill"],
    reach: (at) => at.table("clock-ten-seconds"),
  },
  "clock-reserve": {
    where: "table:play",
    shows: ["table/TurnPill"],
    reach: (at) => at.table("clock-reserve"),
  },
  "reconnecting": {
    where: "table:play",
    shows: ["table/Seat", "table/TurnPill"],
    reach: (at) => at.table("reconnecting"),
  },
  "names-long": {
    where: "table:play",
    shows: ["table/Seat", "table/TurnPill"],
    reach: (at) => at.table("names-long"),
  },
  "computer-sits-in": {
    where: "table:play",
    shows: ["table/Seat"],
    reach: (at) => at.table("computer-sits-in"),
  },
  "computer-for-me": {
    where: "table:play",
    shows: ["table/Notices"],
    reach: (at) => at.table("computer-for-me"),
  },
  "connection-lost": {
    where: "table:play",
    shows: ["table/Notices"],
    often: true,
    reach: (at) => atADeadLine(at, "friends-play", 6_000),
  },
  "connection-lost-alone": {
    where: "table:play",
    shows: ["table/Notices"],
    reach: (at) => atADeadLine(at, "lead", 6_000),
  },
  "connection-slow": {
    where: "table:play",
    shows: ["table/PlayTable"],
    async reach(at) {
      await atADeadLine(at, "lead", 2_600);
      await at.sees(page.getByRole("img", { name: say("table-slow") }));
    },
  },
  "card-refused": {
    where: "table:play",
    shows: ["table/Hand"],
    async reach(at) {
      at.holdTimers();
      at.table("card-refused");
      await at.play("AH");
      await at.sees(at.text("refused-stale"));
    },
  },
};
