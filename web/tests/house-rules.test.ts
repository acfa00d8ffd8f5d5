/** What a set of house rules is called, and what can be chosen. */
import { expect } from "vitest";
import { page } from "vitest/browser";
import { CLASSIC, presetOf } from "../src/house-rules.svelte";
import { inWords, test } from "./fixture";
import { say } from "./words";

test("a set of rules is a preset only when every switch agrees", () => {
  expect(presetOf(CLASSIC)).toBe("classic");
  expect(presetOf({})).toBe("classic");
  expect(presetOf({ target: "11" })).toBe("eleven");
  expect(presetOf({ "kot-rule": "all13" })).toBe("all13");
  expect(presetOf({ thaap: "true" })).toBe("mine");
  expect(presetOf({ target: "11", redeal: "under-ten" })).toBe("mine");
  expect(presetOf({ target: "3" })).toBe("mine");
});

for (const language of ["en", "fa"] as const) {
  inWords(language)(`a match to three can be chosen in ${language}`, async ({ at }) => {
    at.open("/#rules");
    await page.getByRole("radiogroup", { name: say("rules-target") }).getByRole("radio").first().click();
    await at.press("rules-use");
    await at.sees(at.text("home-game", { length: say("home-to-points", { target: 3 }) }));
  });
}
