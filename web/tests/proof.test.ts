/** What the page says of a deal that was not dealt as it was promised. */
import { expect } from "vitest";
import { on } from "./fixture";
import { wholeDeal } from "./states/proof";
import { say, within } from "./words";

/** The steps of the proof with a mark. */
function steps(mark: string): string[] {
  return [...document.querySelectorAll("dialog .proof > li")]
    .filter((step) => step.querySelector(`[role=img][aria-label="${say(mark)}"]`)).map((step) => step.textContent);
}

on("phone")("an opening that was tampered with does not match", async ({ at }) => {
  await wholeDeal(at, "check-fault");
  await at.sees(at.text("fair-alert", { deal: 1 }));
  await at.press("fair-tick-fault");
  await at.sees(at.heading("fair-title-fault"));
  await expect.poll(() => steps("fair-step-bad")).toHaveLength(1);
  expect(steps("fair-step-bad")[0]).toMatch(within("fair-fault-deal"));
});

on("desktop")("a deal that is never opened is told once a later one is", async ({ at }) => {
  at.ownClock();
  const server = at.table("never-opened");
  await at.sitDown();
  server.cue();
  await at.hurry();
  await at.sees(at.button("fair-tick-unopened"));
  server.cue();
  await at.hurry();
  // Pressed just once: the dialog that it opens has a button of the same words.
  await expect.poll(() => document.querySelector<HTMLElement>(".fair-tick.good")).not.toBeNull();
  document.querySelector<HTMLElement>(".fair-tick.good")!.click();
  await at.dialog.getByRole("button", { name: say("fair-deal", { deal: 1 }) }).click();
  await at.sees(at.heading("fair-title-fault"));
  await expect.poll(() => document.querySelector("dialog li[data-step=opening]")?.textContent).toMatch(within("fair-fault-link-missing"));
});

/** At the end of the third deal of a match. */
async function dealEnd(): Promise<void> {
  await expect.poll(() => document.querySelector("[data-state=deal-end]")).not.toBeNull();
}

on("desktop")("the first hands of a long match are fetched when somebody looks at them", async ({ at }) => {
  at.table("long-match");
  await dealEnd();
  location.hash = "score";
  await expect.poll(() => document.querySelectorAll("dialog tbody tr").length).toBe(3);
  expect(document.querySelector("dialog tbody tr td")?.textContent).toBe("1");
  location.hash = "check";
  await at.dialog.getByRole("button", { name: say("fair-deal", { deal: 1 }) }).click();
  await at.sees(at.heading("fair-title-partly"));
});

on("phone")("lines that cannot be fetched are told, and fetched on request", async ({ at }) => {
  const server = at.table("long-match");
  const told = server.answer;
  server.answer = async (_, path) => {
    if (path.includes("/deals?")) throw new TypeError("no line");
    return server.ask("GET", path);
  };
  await dealEnd();
  location.hash = "score";
  await at.sees(at.text("score-lines-failed"));
  server.answer = told;
  await at.press("score-lines-again");
  await expect.poll(() => document.querySelectorAll("dialog tbody tr").length).toBe(3);
});

on("phone")("a server that says a deal is open and will not tell it is caught", async ({ at }) => {
  const server = at.table("long-match");
  server.answer = async (_, path) => {
    if (path.includes("/deals?")) return Response.json({ code: "no-such-table", text: "" }, { status: 404 });
    return server.ask("GET", path);
  };
  await dealEnd();
  location.hash = "check";
  await at.dialog.getByRole("button", { name: say("fair-deal", { deal: 1 }) }).click();
  await at.sees(at.heading("fair-title-fault"));
});
