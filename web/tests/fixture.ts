/** What a test of the page gets: somebody on the way, who leaves nothing behind, and a page that complained of nothing. */
import { expect, inject, test as plain, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { type Size, Visit } from "./visit";

export type Language = "en" | "fa";

const [size, language, viewport] = [inject("size"), inject("language"), inject("viewport")];

export const DEVICE = { size, language, viewport } as const;

export const test = plain.extend<{ at: Visit }>({
  at: async ({}, use) => {
    await page.viewport(viewport.width, viewport.height);
    await commands.takeDevice("light");
    const complaints = vi.spyOn(console, "error");
    const at = new Visit(size);
    await use(at);
    await at.leave();
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  },
});

/** A test on one device in one language; both, where nothing is said, are any. */
export function on(where: Size, words: Language = "en"): typeof test {
  return (where === size && words === language ? test : test.skip) as typeof test;
}

/** A test in one language on any device. */
export function inWords(words: Language): typeof test {
  return (words === language ? test : test.skip) as typeof test;
}
