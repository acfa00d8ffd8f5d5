/** The words of the page, from the same catalogues as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../src/hokm/texts/en.ftl?raw";
import persian from "../../src/hokm/texts/fa.ftl?raw";
import { type Card, rankOf, type Suit, suitOf } from "./art/cards";
import { isolate } from "./bidi";
import { effective, type Language, settings } from "./settings.svelte";

export type TextArguments = Record<string, FluentVariable>;

type Catalogues = Readonly<Record<Language, readonly FluentResource[]>>;

let catalogues: Catalogues = $state.raw({ en: [new FluentResource(english)], fa: [new FluentResource(persian)] });

/** Texts of a part of the page that is loaded when it is first needed. */
export function addTexts(texts: Readonly<Record<Language, string>>): void {
  const added = (language: Language): FluentResource[] => [...catalogues[language], new FluentResource(texts[language])];
  catalogues = { en: added("en"), fa: added("fa") };
}

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fa: "فارسی" };

function makeBundle(language: Language, digits: "latin" | "persian"): FluentBundle {
  // The digits are part of the language tag, so that every number of every text follows the setting.
  const locale = `${language}-u-nu-${digits === "persian" ? "arabext" : "latn"}`;
  const bundle = new FluentBundle(locale);
  const errors = catalogues[language].flatMap((resource) => bundle.addResource(resource));
  for (const error of errors) console.error("text catalogue:", error);
  return bundle;
}

const bundle = $derived(makeBundle(settings.language, effective.digits));

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const LEFT_TO_RIGHT = /[A-Za-z]/;

/**
 * Fluent fences in every value. Kept only around a name or a link whose script runs against the sentence, so that it
 * cannot turn its neighbours round; elsewhere the invisible signs would only be in the way.
 */
function withNeededFences(text: string): string {
  const foreign = settings.language === "fa" ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  const innermost = /\u2068([^\u2068\u2069]*)\u2069/g;
  let before: string;
  do {
    // A chosen form of a sentence is fenced in too, around the values in it.
    before = text;
    text = text.replace(innermost, (fenced: string, inside: string) => (foreign.test(inside) ? fenced : inside));
  } while (text !== before);
  return text;
}

/** Whether there is a text with this id. */
export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The text with this id. A missing one shows itself in brackets and is an error in the console, where tests look. */
export function t(id: string, values: TextArguments = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`text catalogue: no text "${id}" in ${settings.language}`);
    return `⟦${id}⟧`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`text catalogue: "${id}":`, error);
  return withNeededFences(text);
}

/** A number in the reader's digits. */
export function number(value: number): string {
  return new Intl.NumberFormat(bundle.locales[0]).format(value);
}

/** Several words in a row, with the reader's comma. */
export function listed(words: readonly string[]): string {
  return words.join(settings.language === "fa" ? "، " : ", ");
}

/** +2 or +0 in the reader's digits, kept left to right in every language. */
export function signed(value: number): string {
  return isolate(`+${number(value)}`, "ltr");
}

/** "7–4" with ours first in the reading direction. */
export function scoreLine(oursFirst: readonly number[]): string {
  return isolate(oursFirst.map(number).join("–"), settings.language === "fa" ? "rtl" : "ltr");
}

export function cardName(card: Card): string {
  const rank = rankOf(card);
  const value = rank === "T" ? 10 : /\d/.test(rank) ? Number(rank) : rank;
  return t("card-name", { rank: value, suit: suitOf(card) });
}

export function suitName(suit: Suit): string {
  return t("suit-name", { suit });
}
