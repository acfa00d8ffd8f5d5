/** The proof of a deal in all its standings, and the tick that leads to it. */
import type { Part, State, Visit } from "../visit";

const SHOWN = ["table/CheckDialog", "table/CheckSteps", "table/TableDialogs"];

/** A deal that the page sees from the first card to the last, as fast as it can show it. */
export async function wholeDeal(at: Visit, recording: string): Promise<void> {
  at.ownClock();
  const server = at.table(recording);
  await at.sitDown();
  server.cue();
  await at.hurry();
}

/** A whole deal, and the proof of it from the tick at its end. */
const proofOf = (recording: string, standing: string): Omit<State, "name" | "often"> => ({
  where: "table:deal-end#check",
  shows: SHOWN,
  async reach(at) {
    await wholeDeal(at, recording);
    await at.press(`fair-tick-${standing}`);
    await at.sees(at.heading(`fair-title-${standing}`));
  },
});

export const PROOF: Part = {
  "deal-honest": {
    where: "table:deal-end",
    shows: ["table/DealEnd", "table/FairTick"],
    often: true,
    async reach(at) {
      await wholeDeal(at, "deal-honest");
      await at.sees(at.text("fair-tick-honest"));
    },
  },
  "check-honest": { ...proofOf("check-honest", "honest"), often: true },
  "check-values": {
    ...proofOf("check-honest", "honest"),
    async reach(at) {
      await proofOf("check-honest", "honest").reach(at);
      for (const summary of document.querySelectorAll<HTMLElement>("dialog summary")) summary.click();
    },
  },
  "check-waiting": {
    where: "table:play#check",
    shows: SHOWN,
    often: true,
    async reach(at) {
      const server = at.table("check-waiting");
      await at.sitDown();
      server.cue();
      location.hash = "check";
      await at.sees(at.heading("fair-title-waiting"));
    },
  },
  "check-held": proofOf("check-held", "held"),
  "check-fault": { ...proofOf("check-fault", "fault"), often: true },
  "check-partly": proofOf("check-partly", "partly"),
  "check-match": {
    where: "table:match-end#check",
    shows: SHOWN,
    async reach(at) {
      at.ownClock();
      const server = at.table("check-match");
      await at.sitDown();
      for (let deal = 0; deal < 3; deal++) {
        server.cue();
        await at.hurry();
        await at.sees(at.text("fair-tick-honest"));
      }
      await at.press("deal-end-match-result");
      await at.press("fair-check-deals");
      await at.sees(at.heading("fair-title-honest"));
    },
  },
  "check-unproved": {
    where: "table:play#check",
    shows: ["table/CheckDialog"],
    async reach(at) {
      at.table("lead", "check");
      await at.sees(at.heading("fair-title-unproved"));
    },
  },
};
