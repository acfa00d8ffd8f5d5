/** Where things lie, in both directions; fonts, and suits that need no colour. */
import { expect } from "vitest";
import { commands, page } from "vitest/browser";
import { inWords, on, test } from "./fixture";
import type { Visit } from "./visit";
import { cardName, say, within } from "./words";

/** How far to the right the middle of something is. */
function middle(of: Element): number {
  const { left, width } = of.getBoundingClientRect();
  return left + width / 2;
}

/** The other three players, in the order of play. */
function seats(): Element[] {
  return [...page.getByRole("list", { name: say("table-seats") }).element().children];
}

const face = (seat: Element): Element => seat.querySelector(".face")!;
const cloth = (): number => middle(page.getByRole("main").element());

async function sitDown(at: Visit, recording: string): Promise<void> {
  at.table(recording);
  await at.counts(at.cards, 13);
  await at.still();
}

test("the next player is on the right in every language", async ({ at }) => {
  await sitDown(at, "own-lead");
  const [following, partner, last] = seats().map((seat) => middle(face(seat))) as [number, number, number];
  expect(last).toBeLessThan(partner);
  expect(partner).toBeLessThan(following);
  expect(Math.abs(partner - cloth())).toBeLessThan(5);
  const name = say("computer-name-Simorgh");
  expect(seats()[0]!.textContent).toMatch(within("table-seat", { name, kind: "computer", relation: "right", count: 13 }));
  await at.play("AH");
  await at.sees(page.getByRole("main").getByText(within("table-turn-of", { name })).first());
});

for (const language of ["en", "fa"] as const) {
  on("desktop", language)("clockwise the next player is on the left", async ({ at }) => {
    await sitDown(at, "clockwise");
    const [following, , last] = seats().map((seat) => middle(face(seat))) as [number, number, number];
    expect(following).toBeLessThan(cloth());
    expect(cloth()).toBeLessThan(last);
  });

  on("desktop", language)("cards lie from left to right in every language, and words follow theirs", async ({ at }) => {
    await sitDown(at, "lead");
    const cards = [...document.querySelectorAll(".hand .card")].map(middle);
    expect(cards).toEqual([...cards].sort((one, other) => one - other));
    expect(at.holds().join(" ")).toBe(HAND);
    const [us, them] = [".score .side.us", ".score .side.them"].map((side) => middle(document.querySelector(side)!)) as [number, number];
    expect(us < them).toBe(language === "en");
  });
}

/** The hand of the recording as it is laid out on a table in any language. */
const HAND = "AS TS 6S 2S AH TH 6H AC TC 6C AD TD 6D";

on("desktop", "fa")("a command within Persian runs from left to right", async ({ at }) => {
  at.table("lobby-alone");
  await expect.poll(() => document.querySelector(".network-note")?.textContent).toContain("serve --lan");
  const walker = document.createTreeWalker(document.querySelector(".network-note")!, NodeFilter.SHOW_TEXT);
  while (!(walker.nextNode() as Text).data.includes("./h"));
  const text = walker.currentNode as Text;
  const start = text.data.indexOf("./h");
  const [dot, letter] = [start, start + 2].map((place) => {
    const range = document.createRange();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    return range.getBoundingClientRect();
  }) as [DOMRect, DOMRect];
  expect(dot.top < letter.top || (dot.top === letter.top && dot.left < letter.left)).toBe(true);
});

on("phone")("names at the sides end before the screen does", async ({ at }) => {
  await sitDown(at, "names-at-the-sides");
  for (const width of [390, 360, 320]) {
    await page.viewport(width, 740);
    const names = [seats()[0]!, seats().at(-1)!].map((seat) => seat.querySelector(".name")!);
    for (const name of names) {
      const { left, right } = name.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const whole = names[0]!;
    expect(whole.scrollWidth).toBeLessThanOrEqual(whole.clientWidth);
    expect(whole.scrollHeight).toBeLessThanOrEqual(whole.clientHeight + 1);
  }
});

inWords("fa")("Persian is drawn with the font that the page brings", async ({ at }) => {
  at.open("/");
  await at.sees(at.heading("home-headline"));
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  expect(loaded.some((family) => family.includes("Vazirmatn"))).toBe(true);
});

on("phone")("cards have a size of their own wherever they lie", async ({ at }) => {
  await sitDown(at, "lead");
  for (const card of document.querySelectorAll(".hand .card")) {
    const { width, height } = card.getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThan(width);
  }
});

/** The outlines that a card is drawn with. */
function shape(card: Element): string {
  const drawn = document.querySelector(card.querySelector("use")!.getAttribute("href")!)!;
  return [...drawn.querySelectorAll("path, use")].map((it) => it.getAttribute("d") ?? it.getAttribute("href")).join(" ");
}

for (const deck of ["two", "four"] as const) {
  // There are pictures for the eye, too, of how they look to people who see colours otherwise.
  on("phone")(`suits differ by shape and name with ${deck} colours`, async ({ at }) => {
    at.table("four-aces");
    await at.counts(at.cards, 5);
    if (deck === "four") {
      location.hash = "settings";
      await page.getByRole("switch", { name: say("settings-four-colours") }).click();
      await at.key("{Escape}");
      await expect.poll(() => document.documentElement.dataset["deck"]).toBe("four");
    }
    const aces = [..."SHCD"].map((suit) => at.hand.getByRole("button", { name: cardName(`A${suit}`) }).element());
    expect(new Set(aces.map((card) => card.getAttribute("aria-label"))).size).toBe(4);
    expect(new Set(aces.map(shape)).size).toBe(4);
    for (const sight of ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const) {
      await commands.seeAs(sight);
      await commands.keepPicture(`sight-${sight}-${deck}-colours`);
    }
    await commands.seeAs("none");
  });
}
