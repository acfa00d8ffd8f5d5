/** How a page is looked at: what it promises to show is there, everybody can read it, and it fits on its screen. */
import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { State } from "./visit";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** By what a component is known on the page. */
export const SEEN_BY: Readonly<Record<string, string>> = {
  "screens/AtTable": "[data-screen=table]",
  "screens/HowToPlayDialog": "dialog .rule-intro",
  "screens/Home": "main[data-screen=home]",
  "screens/Invite": ".invite",
  "screens/InviteQrDialog": "dialog .big-qr",
  "screens/JoinTable": "form.join input:not([maxlength])",
  "screens/Lobby": "[data-state=lobby]",
  "screens/LobbySeats": ".lobby-table",
  "screens/Notice": "[data-state=notice] h1",
  "screens/RuleControl": "dialog [data-rule]",
  "screens/RulesDialog": "dialog .setting",
  "screens/RulesStrip": ".strip .emblem",
  "screens/SettingsDialog": "dialog .card-preview",
  "screens/Table": ".table-screen, .deal-end, .match-end",
  "table/Asides": ".asides button",
  "table/CheckDialog": "dialog .verdict",
  "table/CheckSteps": "dialog .proof li",
  "table/ConfirmDialog": "dialog .button.danger",
  "table/DealEnd": "[data-state=deal-end] .result h1",
  "table/DealTable": "table tbody",
  "table/Direction": ".felt .direction",
  "table/Drawing": ".draw .card",
  "table/FairTick": ".fair-tick-place button",
  "table/Hand": ".hand .card",
  "table/HandRow": ".hand-row .card",
  "table/HandsDialog": "dialog .hand-row",
  "table/KeyList": "dialog .key-list",
  "table/KeysDialog": "dialog .key-list",
  "table/MatchEnd": ".match-end",
  "table/MenuDialog": "dialog .menu-list",
  "table/Notices": ".banner-place",
  "table/Peek": ".peek",
  "table/PlayTable": ".table-screen .bar",
  "table/Question": ".question .answers",
  "table/Race": ".race",
  "table/ScoreDialog": "dialog .sheet-score",
  "table/Seat": ".felt .seat",
  "table/SidePanel": ".side-panel",
  "table/SmallTrick": ".small-trick",
  "table/TableDialogs": "dialog",
  "table/TableRulesDialog": "dialog .rule-list",
  "table/Trick": ".trick .card",
  "table/TrumpQuestion": ".suit-choice",
  "table/TurnPill": ".turn-pill",
  "table/TurnedUp": ".turned-up .card",
};
/** Seen only where there is room beside the table. */
const DESKTOP_ONLY = ["table/SidePanel"];

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true });
}

function seen(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(isVisible);
}

/** Screen, scene and dialog are those that the state says, and its components are to be seen. */
export async function showsWhatItSays({ where, shows }: State, size: string): Promise<void> {
  const [place = "", dialog = ""] = where.split("#");
  const [screen, scene] = place.split(":");
  const there = `[data-screen=${screen}]` + (scene ? `[data-state=${scene}]` : ":not([data-state])");
  const wanted = shows.filter((component) => size === "desktop" || !DESKTOP_ONLY.includes(component));
  await expect.poll(() => wanted.filter((component) => !seen(SEEN_BY[component]!)), { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => seen(there), { timeout: 10_000, message: there }).toBe(true);
  expect(location.hash.slice(1)).toBe(dialog);
}

/** What sticks out of the screen at the side, or can be pushed sideways. */
function stickingOut(): string[] {
  const width = document.documentElement.clientWidth;
  const hidden = "[aria-hidden=true], .visually-hidden, .hero-fan, .confetti";
  const all = (selectors: string): Element[] => [...document.querySelectorAll(selectors)];
  const canScroll = (box: Element): boolean => ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
  const wide = all("body *").filter((box) => box.scrollWidth > box.clientWidth + 1 && canScroll(box));
  const out = all("button, input, select, h1, h2, h3, p, .card, .tag, .name").filter((it) => {
    const box = it.getBoundingClientRect();
    const shown = it.checkVisibility({ checkVisibilityCSS: true }) && !it.closest(hidden) && box.width > 1;
    return shown && (box.left < -1 || box.right > width + 1);
  });
  const told = (it: Element): string => {
    const box = it.getBoundingClientRect();
    return `${it.tagName} ${it.className} "${it.textContent.trim().slice(0, 40)}" from ${box.left} to ${box.right}`;
  };
  const page = document.scrollingElement!.scrollWidth;
  return [...wide, ...out].map(told).concat(page > width ? [`the page is ${page} wide`] : []);
}

/** Nothing leaves the screen at the side. */
export async function fits(viewport: { width: number; height: number }): Promise<void> {
  await page.viewport(viewport.width, viewport.height);
  expect(innerWidth).toBe(viewport.width);
  expect(stickingOut()).toEqual([]);
}

/** Letters of twice the usual size on a small phone: nothing leaves it at the side, nor the hand and its buttons below. */
export async function fitsWithLargeLetters(): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = "32px";
  try {
    await fits({ width: 360, height: 740 });
    const below = [...document.querySelectorAll(".action, .hand .card")].filter((it) => it.getBoundingClientRect().bottom > innerHeight + 1);
    expect(below.map((it) => it.textContent)).toEqual([]);
  } finally {
    style.fontSize = "";
  }
}

/** What axe finds. */
export async function isReadableForAll(): Promise<void> {
  // The sprite holds every card once, hidden from all; axe would walk through its thousand parts each time.
  const [sprite, place] = [document.querySelector("svg.visually-hidden")!, new Comment()];
  sprite.replaceWith(place);
  const { violations } = await axe.run(document, { runOnly: RULES, resultTypes: ["violations"] });
  place.replaceWith(sprite);
  const told = violations.map(({ id, help, nodes }) =>
    `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`).join("\n")}`);
  expect(told).toEqual([]);
}
