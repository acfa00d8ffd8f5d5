/** Playing a card: fingers, mice, keys and drags; presses that must not count; what never happens by itself. */
import { expect } from "vitest";
import { commands, page } from "vitest/browser";
import { on } from "./fixture";
import type { Visit } from "./visit";
import { say, within } from "./words";

/** Longer than anything that the page does by itself, in milliseconds. */
const A_WHILE = 1_500;
const CLOTH = { x: 500, y: 400 };

/** Waits until a card has been raised, or lowered. */
async function isRaised(at: Visit, card: string, raised = true): Promise<void> {
  const pressed = expect.element(at.card(card));
  await (raised ? pressed : pressed.not).toHaveAttribute("aria-pressed", "true");
}

/** Waits until a card has left the hand, and only what is written was asked for. */
async function hasPlayed(at: Visit, ...cards: string[]): Promise<void> {
  await at.counts(at.card(cards.at(-1)!), 0);
  expect(at.server.played()).toEqual(cards);
}

// ------------------------------------------------------------------------------------------------- fingers and mice

on("phone")("a finger needs two taps and a mouse one click on the same device", async ({ at }) => {
  await page.viewport(1440, 900); // the device is told from each press: a laptop with a touch screen is right for both
  const server = at.table("two-cards");
  await at.touch("AH");
  await isRaised(at, "AH");
  await expect.element(at.card("AH")).toHaveAccessibleName(say("card-raised", { card: say("card-name", { rank: "A", suit: "H" }) }));
  expect(server.played()).toEqual([]);
  await at.touch("AC");
  await isRaised(at, "AH", false);
  await at.touch("AC");
  await hasPlayed(at, "AC");
  server.cue();
  await at.sees(at.text("table-your-turn"));
  await commands.mouse([at.place("AH"), "down", "up"]);
  await hasPlayed(at, "AC", "AH");
});

on("phone")("a tap on the cloth and Escape lower the card", async ({ at }) => {
  at.table("lead");
  await at.touch("AH");
  await isRaised(at, "AH");
  await commands.tapScreen({ x: 195, y: 300 }, 1);
  await isRaised(at, "AH", false);
  await at.touch("AH");
  await isRaised(at, "AH");
  await at.key("{Escape}");
  await isRaised(at, "AH", false);
  expect(at.server.played()).toEqual([]);
});

on("phone", "fa")("a card that is not allowed says why and stays", async ({ at }) => {
  at.table("refused");
  for (let times = 0; times < 2; times++) {
    await at.touch("KC");
    await at.sees(at.hand.getByText(within("table-must-follow", { suit: "H" })));
  }
  await expect.element(at.card("KC")).toHaveAttribute("aria-disabled", "true");
  expect(at.server.played()).toEqual([]);
});

on("desktop")("a press that began before the turn never plays", async ({ at }) => {
  const server = at.table("a-turn-that-comes");
  await at.sees(at.card("KH"));
  await commands.mouse([at.place("KH"), "down"]);
  server.cue();
  await at.sees(at.text("table-your-turn"));
  await commands.mouse(["up"]);
  await isRaised(at, "KH");
  expect(server.played()).toEqual([]);
  await at.play("KH");
  await hasPlayed(at, "KH");
});

for (const size of ["desktop", "phone"] as const) {
  on(size)("pressing twice acts once, on the trump and on a card", async ({ at }) => {
    at.ownClock();
    at.table("trump-and-lead");
    await at.press("suit-title", { suit: "S" }, "radio");
    await at.button("trump-confirm", { suit: "S" }).dblClick();
    await at.counts(at.cards, 13);
    await at.sees(at.text("table-lead"));
    const place = at.place("AH");
    if (size === "phone") await commands.tapScreen(place, 4);
    else await commands.mouse([place, "down", "up", "down", "up"]);
    await at.counts(at.cards, 12);
    await at.pass(A_WHILE);
    expect(at.server.played()).toEqual(["call-trump S", "AH"]);
  });
}

on("desktop")("asking twice for the next deal skips none", async ({ at }) => {
  at.ownClock();
  const server = at.table("next-deal");
  await at.button("deal-end-next").dblClick();
  await at.sees(at.heading("trump-you"));
  await at.pass(A_WHILE);
  expect(server.heard.filter(({ type }) => type === "next")).toHaveLength(1);
});

on("desktop")("nothing is played by itself, not even the last card, unless one has asked for it", async ({ at }) => {
  at.ownClock();
  const server = at.table("last-card");
  await at.counts(at.cards, 1);
  await at.pass(A_WHILE);
  expect(server.played()).toEqual([]);
  await at.press("settings");
  await page.getByRole("switch", { name: say("settings-auto-last") }).click();
  await at.key("{Escape}");
  await at.sees(at.heading("deal-end-won"));
  expect(server.played()).toHaveLength(1);
});

// ---------------------------------------------------------------------------------------------------------- dragging

on("desktop")("a card dragged onto the cloth is played if it may be", async ({ at }) => {
  const server = at.table("hearts-led");
  await at.sees(at.card("KC"));
  await commands.mouse([at.place("KC"), "down", CLOTH, "up"]);
  await at.sees(at.hand.getByText(within("table-must-follow", { suit: "H" })));
  expect(server.played()).toEqual([]);
  await commands.mouse([at.place("KH"), "down", CLOTH, "up"]);
  await hasPlayed(at, "KH");
});

on("desktop")("a card dragged sideways finds a new place and keeps it", async ({ at }) => {
  const server = at.table("two-cards");
  await at.counts(at.cards, 13);
  const before = at.holds();
  const [first, sixth] = [before[0]!, before[5]!];
  await commands.mouse([at.place(first), "down", at.place(sixth), "up"]);
  const moved = [...before.slice(1, 5), first, ...before.slice(5)];
  await expect.poll(() => at.holds()).toEqual(moved);
  expect(server.played()).toEqual([]);
  await at.still();
  await at.play("AC");
  server.cue();
  await expect.poll(() => at.holds()).toEqual(moved.filter((card) => card !== "AC"));
});

// ------------------------------------------------------------------------------------------------------ only with keys

on("desktop", "fa")("every key of the hand", async ({ at }) => {
  at.ownClock();
  const server = at.table("hearts-led");
  await at.counts(at.cards, 13);
  const cards = at.holds();
  const hearts = cards.filter((card) => card.endsWith("H"));
  const steps = [
    ["{ArrowRight}", cards[0]], ["{ArrowRight}", cards[1]], ["{ArrowLeft}", cards[0]], ["{End}", cards.at(-1)],
    ["{Home}", cards[0]], ["3", cards[2]], ["0", cards[9]], ["h", hearts[0]], ["{ArrowUp}", hearts[1]],
    ["{ArrowDown}", hearts[0]], ["{Home}", cards[0]], ["12", cards[11]],
  ] as const;
  for (const [key, card] of steps) {
    await at.key(key);
    expect([key, at.focused()]).toEqual([key, card]);
    await at.pass(650); // the next digit is not the second of a pair
  }
  await at.key("{Enter}");
  await at.sees(at.hand.getByText(within("table-must-follow", { suit: "H" })));
  expect(server.played()).toEqual([]);
  await at.key("h");
  expect(at.focused()).toBe("KH");
  await at.key(" ");
  await hasPlayed(at, "KH");
});

on("desktop")("every letter key of the table", async ({ at }) => {
  at.ownClock(); // what is said is taken away again, and not before it could be heard
  at.table("one-trick");
  await at.sitDown();
  const peek = page.getByRole("region", { name: say("table-last-trick") });
  await at.key("l");
  await at.sees(peek);
  await at.key("{Escape}");
  await at.counts(peek, 0);
  await at.key("t");
  await at.counts(page.getByRole("status").filter({ hasText: within("say-trump-short", { suit: "S" }) }), 1);
  for (const [key, title] of [["m", "menu"], ["?", "keys-title"]] as const) {
    await at.key(key);
    await at.sees(page.getByRole("dialog", { name: say(title) }));
    await at.key("s"); // letters are the dialog's own there
    await at.key("{Escape}");
    await at.counts(at.dialog, 0);
  }
});

on("desktop")("letter keys can be turned off", async ({ at }) => {
  at.table("one-trick");
  await at.sitDown();
  await at.press("settings");
  await page.getByRole("switch", { name: say("settings-letter-keys") }).click();
  await at.key("{Escape}");
  await at.counts(at.dialog, 0);
  await at.key("lmtshcd?");
  expect(at.dialog.elements()).toHaveLength(0);
  expect(page.getByRole("region", { name: say("table-last-trick") }).elements()).toHaveLength(0);
  (at.cards.first().element() as HTMLElement).focus();
  await at.key("{ArrowRight}");
  expect(at.focused()).toBe(at.holds()[1]);
});

on("desktop")("the focus stays in the hand from card to card", async ({ at }) => {
  const server = at.table("a-lead-and-another");
  await at.sitDown();
  await at.counts(at.cards, 13);
  await at.key("s");
  expect(at.focused()).toBe("AS");
  await at.key("{Enter}");
  await hasPlayed(at, "AS");
  server.cue();
  await at.sees(at.text("table-lead"));
  expect(at.holds()).toContain(at.focused());
});
