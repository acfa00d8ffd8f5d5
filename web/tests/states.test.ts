/** Every screen, dialog and state of the page: to be seen, readable for everybody, and inside a small screen. */
import { describe, expect } from "vitest";
import { commands } from "vitest/browser";
import { DIALOGS, SCREENS } from "../src/router.svelte";
import { DEVICE, type Language, test } from "./fixture";
import { fits, fitsWithLargeLetters, isReadableForAll, SEEN_BY, showsWhatItSays } from "./looks";
import { AWAY } from "./states/away";
import { ENDS } from "./states/ends";
import { PLAY } from "./states/play";
import { PROOF } from "./states/proof";
import { type Size, type State, statesOf } from "./visit";

type Look = readonly [Size, Language, "light" | "dark"];

const STATES = statesOf(AWAY, PLAY, ENDS, PROOF);
const SMALLEST = { width: 320, height: 568 };

/** Four looks in which every two of size, language and theme meet. */
const OFTEN: readonly Look[] = [
  ["phone", "en", "light"], ["phone", "fa", "dark"], ["desktop", "en", "dark"], ["desktop", "fa", "light"],
];
/** Two looks that have nothing in common; every state takes the next two. */
const SELDOM: readonly (readonly Look[])[] = [
  [["phone", "en", "light"], ["desktop", "fa", "dark"]],
  [["phone", "fa", "light"], ["desktop", "en", "dark"]],
  [["phone", "en", "dark"], ["desktop", "fa", "light"]],
  [["phone", "fa", "dark"], ["desktop", "en", "light"]],
];

/** Four looks at what is seen often, two at the rest. */
function looksAt(state: State): readonly Look[] {
  return state.often ? OFTEN : SELDOM[STATES.indexOf(state) % SELDOM.length]!;
}

const { size, language, viewport } = DEVICE;
/** What this device looks at, and in which theme. */
const CASES = STATES.flatMap((state) =>
  looksAt(state).filter((look) => look[0] === size && look[1] === language).map(([, , theme]) => ({ ...state, theme })));

describe("a state", () => {
  test.for(CASES)("$name is seen in $theme, readable for all, and fits", async ({ theme, ...state }, { at }) => {
    await commands.takeDevice(theme);
    await state.reach(at);
    await showsWhatItSays(state, size);
    await expect.poll(() => at.server.pending).toBe(0);
    const { lang, dir, dataset } = document.documentElement;
    expect([lang, dir, dataset["theme"]]).toEqual([language, language === "fa" ? "rtl" : "ltr", theme]);
    await fits(viewport);
    await commands.keepPicture([state.name, size, language, theme].join("-"));
    await isReadableForAll();
    if (size === "phone") {
      await fits(SMALLEST);
      await fitsWithLargeLetters();
    }
  });
});

describe("nothing is left out", () => {
  const shown = (part: (state: State) => readonly string[]): string[] => [...new Set(STATES.flatMap(part))].sort();

  test("every component is seen in a state", () => {
    const there = Object.keys(import.meta.glob(["../src/screens/*.svelte", "../src/table/*.svelte"]))
      .map((file) => file.replace(/^.*\/(\w+\/\w+)\.svelte$/, "$1")).sort();
    expect(shown((state) => state.shows)).toEqual(there);
    expect(Object.keys(SEEN_BY).sort()).toEqual(there);
  });

  test("every screen and dialog of the router is seen", () => {
    expect(shown(({ where }) => [where.split(/[:#]/)[0]!])).toEqual([...SCREENS].sort());
    expect(shown(({ where }) => where.split("#").slice(1))).toEqual([...DIALOGS].sort());
  });

  test("every scene is seen: the marks that screens carry for tests, and what the middle of the cloth is for", () => {
    const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
    const marks = Object.values(sources).flatMap((source) => [...source.matchAll(/data-state="([a-z-]+)"/g)]);
    const cloth = /const scene = (.*?)\n  }\);/s.exec(sources["../src/table/PlayTable.svelte"]!)![1]!;
    const scenes = [...marks, ...cloth.matchAll(/return "([a-z-]+)"/g)].map((found) => found[1]!);
    const seen = shown(({ where }) => where.split("#")[0]!.split(":").slice(1));
    expect(seen).toEqual([...new Set(scenes)].sort());
  });

  test("every state is looked at in both languages, themes and sizes", () => {
    for (const state of STATES) {
      for (const place of [0, 1, 2]) expect(new Set(looksAt(state).map((look) => look[place])).size, state.name).toBe(2);
    }
  });
});
