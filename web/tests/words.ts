/** The words that a person reads on the page, from the page's own catalogues, all of them at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Values = Record<string, FluentVariable>;

const CATALOGUES = import.meta.glob<string>("../../src/hokm/texts/*.ftl", { query: "?raw", import: "default", eager: true });
/** What may stand round a value so that it cannot turn the sentence round. */
const FENCE = "[\u2066-\u2069]*";

const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(`${language}-u-nu-${language === "fa" ? "arabext" : "latn"}`, { useIsolating: false });
  for (const [file, text] of Object.entries(CATALOGUES)) {
    if (new RegExp(`\\b${language}\\.ftl$`).test(file)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

/** The text with this id, as it stands on the page. */
export function say(id: string, values: Values = {}): string {
  const bundle = bundleOf(document.documentElement.lang || navigator.language.slice(0, 2));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no catalogue has the text "${id}"`);
  return bundle.formatPattern(pattern, values);
}

function fenced(text: string): string {
  return [...text].map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/, "\\$&")).join(FENCE);
}

/** The text somewhere in a longer one. */
export function within(id: string, values: Values = {}): RegExp {
  return new RegExp(fenced(say(id, values)));
}

/** The whole text. */
export function whole(id: string, values: Values = {}): RegExp {
  return new RegExp(`^${FENCE}${fenced(say(id, values))}${FENCE}$`);
}

/** The name of a card as it is written in records: `TH`. */
export function cardName(card: string): RegExp {
  const rank = card[0] === "T" ? 10 : Number(card[0]) || card[0]!;
  return within("card-name", { rank, suit: card[1]! });
}

const CARDS = [..."SHCD"].flatMap((suit) => [..."AKQJT98765432"].map((rank) => rank + suit));

/** The card that a name speaks of. */
export function cardOf(name: string): string {
  return CARDS.find((card) => cardName(card).test(name)) ?? `no card: "${name}"`;
}
