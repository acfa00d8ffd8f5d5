/** How a deal goes, step by step, as the packets of the layout say. */
import type { Layout } from "../generated/protocol";
import { number, t } from "../i18n.svelte";

export interface Step {
  text: string;
  /** Before trump is made, the making, or after it. */
  when: "before" | "now" | "after";
}

/** Rounds of packets, each a number of cards for as many hands as get one in a row. */
function roundsOf(layout: Layout, waits: boolean): { cards: number; hands: number[] }[] {
  const rounds: { cards: number; hands: number[] }[] = [];
  for (const packet of layout.packets.filter((one) => one.waits === waits)) {
    const round = rounds.at(-1);
    if (round && round.cards === packet.number && !round.hands.includes(packet.place)) round.hands.push(packet.place);
    else rounds.push({ cards: packet.number, hands: [packet.place] });
  }
  return rounds;
}

function textsOf(layout: Layout, waits: boolean): string[] {
  const rounds = roundsOf(layout, waits);
  return rounds.map(({ cards, hands }) => {
    if (hands.length === layout.hands) return t("trump-step-all", { cards });
    return t(hands.length === 1 && hands[0] === 0 ? "trump-step-hakem" : "trump-step-others", { cards });
  });
}

/** Equal steps in a row are told once: "four and four to everyone". */
function merged(texts: readonly string[]): string[] {
  const told: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = told.at(-1);
    if (last?.text === text) last.times += 1;
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times > 1 ? t("trump-step-times", { step: text, times: number(times) }) : text));
}

export function stepsOfDeal(layout: Layout): Step[] {
  const before = merged(textsOf(layout, false)).map((text): Step => ({ text, when: "before" }));
  const after = [...merged(textsOf(layout, true)), t("trump-step-lead")].map((text): Step => ({ text, when: "after" }));
  return [...before, { text: t("trump-step-name"), when: "now" }, ...after];
}
