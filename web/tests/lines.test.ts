/** Ways to a table that lead nowhere, and lines that break: what the page tells of them, and what it does not ask. */
import { expect } from "vitest";
import { page } from "vitest/browser";
import { inWords, on } from "./fixture";
import { say, within } from "./words";

on("phone", "fa")("a lost line is told, the hand can still be looked at, and nothing is played meanwhile", async ({ at }) => {
  at.ownClock();
  const server = at.table("line-comes-back");
  await at.counts(at.cards, 13);
  await at.loseLine(6_000);
  const banner = page.getByRole("main").getByRole("alert");
  await at.sees(banner.getByText(within("error-connection")).first());
  await at.sees(banner.getByText(within("error-seat-kept", { seconds: 90 })).first());
  await at.play("AH");
  await at.counts(at.cards, 13);
  expect(server.heard).toEqual([]);
  server.silent = false;
  (at.button("error-retry").element() as HTMLElement).click(); // at once, before the page comes back by itself
  await at.counts(page.getByText(say("error-connection")), 0);
  await at.play("AC");
  await at.counts(at.card("AC"), 0);
  expect(server.played()).toEqual(["AC"]);
});

for (const code of ["abc", "%3Cscript%3E", "a".repeat(5000), "%D9%85%DB%8C%D8%B2", "%E0%A4%A", "k7f3m9/k7f3m9/+"]) {
  on("phone", "fa")(`a mistyped link says so at once, and no server is asked: ${code.slice(0, 20)}`, async ({ at }) => {
    at.open(`/t/${code}`);
    await at.sees(at.heading("error-no-table"));
    await at.sees(page.getByRole("textbox", { name: say("home-join") }));
    expect(at.server.lines).toBe(0);
  });
}

on("phone")("a link in capitals finds its table", async ({ at }) => {
  at.table("lead", "", "K7F3M9");
  await at.counts(at.cards, 13);
});

for (const typed of ["abc", "k7f3m9-", "میز"]) {
  on("phone")(`what can be no code is told where it is typed: ${typed}`, async ({ at }) => {
    at.open("/");
    await page.getByRole("textbox", { name: say("home-join") }).fill(typed);
    await at.press("home-join-go");
    await at.sees(at.text("error-no-table"));
  });
}

inWords("en")("a greeting that is refused for now is tried again", async ({ at }) => {
  at.ownClock();
  at.table("too-fast");
  await at.sees(at.text("table-connecting"));
  await at.counts(at.cards, 13);
});

inWords("en")("whoever comes back takes the seat from the computer that sat in", async ({ at }) => {
  at.table("computer-for-me");
  await at.press("table-back");
  await expect.poll(() => at.server.heard.map(({ type }) => type)).toContain("back");
});
