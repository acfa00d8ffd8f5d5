/** Dialogs over a match that goes on behind them: what they are about is there as long as they are. */
import { expect } from "vitest";
import { page } from "vitest/browser";
import { inWords, on } from "./fixture";
import type { Visit } from "./visit";
import { say } from "./words";

/** What the page has asked about the countdown. */
function holds(at: Visit): unknown[] {
  return at.server.heard.filter(({ type }) => type === "hold").map(({ on: held }) => held);
}

async function readAllHands(at: Visit): Promise<void> {
  await at.press("deal-end-all-hands");
  await expect.poll(() => document.querySelectorAll("dialog .hand-row").length).toBe(4);
}

on("phone")("the next deal waits while somebody reads all hands", async ({ at }) => {
  at.table("held-by-reading");
  await readAllHands(at);
  const waiting = [...document.querySelectorAll("[aria-pressed=true]")].filter((it) => it.textContent.includes(say("deal-end-go-on")));
  expect(waiting).toHaveLength(1);
  await at.closeDialog();
  await at.sees(at.button("deal-end-hold"));
  await expect.poll(() => holds(at)).toEqual([true, false]);
});

on("desktop")("a wait that was asked for outlasts all hands", async ({ at }) => {
  at.table("held-by-reading");
  await at.press("deal-end-hold");
  await at.sees(at.button("deal-end-go-on"));
  await readAllHands(at);
  await at.closeDialog();
  await at.sees(at.button("deal-end-go-on"));
  expect(holds(at)).toEqual([true]);
});

on("desktop", "fa")("all hands close when the next deal begins", async ({ at }) => {
  const server = at.table("next-deal-begins");
  await readAllHands(at);
  server.cue();
  await at.counts(at.dialog, 0);
  await at.counts(at.cards, 13);
});

for (const [question, recording, over] of [
  ["do-concede", "nothing-to-concede", "deal-end-next"],
  ["do-resign", "nothing-to-resign", "match-end-rematch"],
] as const) {
  on("desktop")(`${question} is asked no more when there is nothing left to ask`, async ({ at }) => {
    const server = at.table(recording);
    await at.sitDown();
    await at.press("menu");
    await at.dialog.getByRole("button", { name: say(question) }).click();
    await at.sees(at.dialog.getByText(say(`${question}-ask`)));
    server.cue();
    await at.counts(at.dialog, 0);
    await at.sees(at.button(over));
  });
}

on("desktop")("a turn that is over is not spoken of any more", async ({ at }) => {
  at.holdTimers(); // nothing is forgotten by itself
  const server = at.table("last-turns");
  const spoken = (): string => document.querySelector("[aria-live=assertive]")!.textContent;
  await expect.poll(spoken).toContain(say("table-your-turn"));
  server.cue();
  await expect.poll(spoken).not.toContain(say("table-your-turn"));
});

inWords("fa")("the end of a match leads home and to another game", async ({ at }) => {
  at.table("won-at-once");
  await expect.poll(() => document.querySelectorAll(".trophy").length).toBe(1);
  await at.press("match-end-change");
  await at.sees(at.dialog.getByRole("heading", { name: say("rules-title") }));
  await at.closeDialog();
  await at.sees(at.heading("home-headline"));
  await at.leave();
  at.table("lost-at-once");
  await at.sees(at.heading("match-end-lost"));
  expect(document.querySelectorAll(".trophy")).toHaveLength(0);
  await at.press("table-home");
  await at.sees(at.heading("home-headline"));
});

inWords("en")("each address of the network has its own code to scan", async ({ at }) => {
  const urls = ["192.168.1.20", "192.168.43.1", "10.8.0.2"].map((host) => `http://${host}:8000`);
  at.table("lobby", "invite-qr");
  at.server.answer = (_, path) => (path === "/api/address" ? Promise.resolve(Response.json({ urls, lan: true })) : undefined);
  const codes = new Set<string>();
  for (const url of [...urls, urls[0]!]) {
    const host = url.replace("http://", "");
    if (url !== urls[0] || codes.size > 0) await at.dialog.getByRole("button", { name: host }).click();
    await at.sees(at.dialog.getByText(`${host}/t/k7f3m9`));
    codes.add(at.dialog.getByRole("img", { name: say("friends-qr") }).element().innerHTML);
  }
  expect(codes.size).toBe(urls.length);
});

for (const [recording, first] of [
  ["lobby-not-seated", "friends-seats"], ["lobby-guest", "friends-seats"], ["lobby-host", "friends-invite"],
] as const) {
  on("phone", "fa")(`${first} comes first at ${recording}: guests find the seats, the host the invitation`, async ({ at }) => {
    at.table(recording);
    await at.sees(at.heading("friends-title"));
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect.element(headings.first()).toHaveTextContent(say(first, { step: 1 }));
  });
}
