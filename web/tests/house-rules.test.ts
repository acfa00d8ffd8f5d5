/** What a set of house rules is called, and what can be chosen. */
import { expect } from "vitest";
import { page } from "vitest/browser";
import { inWords, on } from "./fixture";
import type { Visit } from "./visit";
import { say } from "./words";

const rule = (name: string): HTMLElement | null => document.querySelector(`dialog [data-rule="${name}"]`);

/** The preset that is shown as chosen. */
const chosen = (): string | undefined => document.querySelector('dialog .presets [aria-checked="true"]')?.textContent;

async function openSheet(at: Visit): Promise<void> {
  at.open("/#rules");
  await at.finds('[data-rule="target"]');
}

async function type(name: string, number: string): Promise<void> {
  const input = rule(name)!.querySelector<HTMLInputElement>("input[type=number]")!;
  await page.elementLocator(input).fill(number);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

for (const language of ["en", "fa"] as const) {
  inWords(language)(`a match to three can be chosen in ${language}`, async ({ at }) => {
    await openSheet(at);
    await type("target", "3");
    await at.press("rules-use");
    await at.sees(at.text("home-game", { length: say("home-to-points", { target: 3 }) }));
  });
}

on("phone")("every rule of the game is in the sheet, and a preset is one only when every rule agrees", async ({ at }) => {
  await openSheet(at);
  expect(document.querySelectorAll("dialog [data-rule]").length).toBeGreaterThan(30);
  const classic = chosen();
  expect(classic).toBe("Iran classic");
  for (const closed of document.querySelectorAll<HTMLDetailsElement>("dialog details")) closed.open = true;
  rule("thaap")!.querySelector<HTMLElement>("[role=switch]")!.click();
  await expect.poll(chosen).toBe(say("rules-preset-mine"));
  rule("thaap")!.querySelector<HTMLElement>("[role=switch]")!.click();
  await expect.poll(chosen).toBe(classic);
  await type("target", "11");
  await expect.poll(chosen).toBe("To 11");
});

on("desktop")("a rule says why it cannot be something, and with what it changes something", async ({ at }) => {
  await openSheet(at);
  expect(rule("trump-mode")!.textContent).toContain("There is no screen for this yet.");
  for (const closed of document.querySelectorAll<HTMLDetailsElement>("dialog details")) closed.open = true;
  expect(rule("goon-kot-value")!.textContent).toContain(say("rules-needs", { needs: "What is counted: Kots" }));
  const counted = rule("scoring")!.querySelector("select, [role=radiogroup]")!;
  if (counted instanceof HTMLSelectElement) {
    counted.value = "kots";
    counted.dispatchEvent(new Event("change", { bubbles: true }));
  } else [...counted.querySelectorAll("button")].find((button) => button.textContent === "Kots")!.click();
  await expect.poll(() => rule("goon-kot-value")!.textContent).not.toContain("What is counted: Kots");
});

on("desktop")("several claims are chosen together, and none again", async ({ at }) => {
  await openSheet(at);
  const boxes = (): HTMLInputElement[] => [...rule("redeal")!.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const free = boxes().filter((box) => !box.disabled);
  free[0]!.click();
  await expect.poll(() => boxes().filter((box) => box.checked).length).toBe(1);
  await at.press("rules-use");
  await at.sees(at.text("home-rules", { preset: say("rules-own", { count: 1 }) }));
});
