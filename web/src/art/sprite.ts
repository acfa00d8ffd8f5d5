/** Everything that is drawn more than once, defined once in the page and shown by `<use href="#...">`. */
import { ALL_CARDS, type Card, rankOf, suitOf } from "./cards";
import { COURT_RANKS, courtFigure } from "./courts";
import { cardBack, type CardFace, cardFace } from "./faces";
import { girihPattern } from "./geometry";

/** The id of a card's picture in the sprite; both copies of a card look alike. */
export function faceId(card: Card, face: CardFace): string {
  return `${face}-${rankOf(card)}${suitOf(card)}`;
}

export const BACK_ID = "card-back";

function patterns(): string {
  return '<linearGradient id="back-ground" x1="0" y1="0" x2="0" y2="1">' +
    '<stop offset="0" stop-color="var(--back-1)"/><stop offset="1" stop-color="var(--back-2)"/></linearGradient>' +
    girihPattern("girih-back", 20, { stroke: "var(--back-line)", width: 0.85, starFill: "rgba(255,255,255,.05)", squareFill: "var(--back-star)" }) +
    girihPattern("girih-court", 9, { stroke: "currentColor", width: 0.5 }) +
    girihPattern("girih-felt", 72, { stroke: "var(--felt-line)", width: 1.6 });
}

function symbol(id: string, body: string): string {
  return `<symbol id="${id}" viewBox="0 0 100 140">${body}</symbol>`;
}

/** The inside of the page's one hidden SVG: patterns, court figures, the back, and every card in both faces. */
export function spriteContent(): string {
  const courts = COURT_RANKS.map((rank) => `<g id="court-${rank}">${courtFigure(rank)}</g>`).join("");
  const faces = ALL_CARDS.flatMap((card) =>
    (["simple", "classic"] as const).map((face) => symbol(faceId(card, face), cardFace(card, face))));
  return `<defs>${patterns()}${courts}</defs>${symbol(BACK_ID, cardBack())}${faces.join("")}`;
}
