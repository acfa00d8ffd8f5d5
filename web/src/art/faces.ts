/** Card faces and the back, drawn in 100 x 140 units. Colours are CSS custom properties, so themes need no new art. */
import { type Card, type Rank, rankOf, type Suit, suitOf } from "./cards";
import { courtPanel, isCourt } from "./courts";
import { eightStar, hankinStar } from "./geometry";
import { rankMark, suitMark } from "./glyphs";

/** `simple`: one large index and one large pip, for phones. `classic`: two indices and the usual pips. */
export type CardFace = "simple" | "classic";

const PAPER = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="var(--card-face)" stroke="var(--card-edge)" stroke-width="1.5"/>';

type Pips = readonly (readonly [x: number, y: number])[];

function pipLayouts(): Partial<Record<Rank, Pips>> {
  const [left, middle, right] = [37.5, 50, 62.5];
  const four: Pips = [[left, 30], [right, 30], [left, 110], [right, 110]];
  const six: Pips = [...four, [left, 70], [right, 70]];
  const eight: Pips = [27, 55.6, 84.4, 113].flatMap((y) => [[left, y], [right, y]] as const);
  return {
    2: [[middle, 30], [middle, 110]],
    3: [[middle, 30], [middle, 70], [middle, 110]],
    4: four,
    5: [...four, [middle, 70]],
    6: six,
    7: [...six, [middle, 50]],
    8: [...six, [middle, 50], [middle, 90]],
    9: [...eight, [middle, 70]],
    T: [...eight, [middle, 41.5], [middle, 98.5]],
  };
}

const PIPS = pipLayouts();

function ace(suit: Suit, x: number, y: number, radius: number, pipScale: number, innerRadius?: number): string {
  const outer = eightStar(x, y, radius);
  const inner = innerRadius ? `<path d="${eightStar(x, y, innerRadius)}" fill="none" stroke="var(--card-gold)" stroke-width=".6"/>` : "";
  return `<path d="${outer}" fill="currentColor" opacity=".09"/><path d="${outer}" fill="none" stroke="var(--card-gold)" stroke-width="1.3"/>` +
    inner + suitMark(suit, x, y, pipScale);
}

function simpleFace(rank: Rank, suit: Suit): string {
  const index = rankMark(rank, 17.5, 8, 30) + suitMark(suit, 17.5, 53, 1.12);
  if (isCourt(rank)) return index + courtPanel(rank, 34, 8, 60, 124);
  if (rank === "A") return index + ace(suit, 62, 84, 33, 2);
  return index + suitMark(suit, 62, 94, 3);
}

function classicFace(rank: Rank, suit: Suit): string {
  const corner = rankMark(rank, 13.5, 7, 20) + suitMark(suit, 13.5, 37, 0.72);
  const indices = `${corner}<g transform="rotate(180 50 70)">${corner}</g>`;
  if (isCourt(rank)) return indices + courtPanel(rank, 24, 14, 52, 112);
  if (rank === "A") return indices + ace(suit, 50, 70, 34, 2.1, 29);
  const pips = PIPS[rank] ?? [];
  const size = pips.length > 8 ? 0.86 : 0.96;
  return indices + pips.map(([x, y]) => suitMark(suit, x, y, size, y > 70)).join("");
}

export function cardFace(card: Card, face: CardFace): string {
  const draw = face === "simple" ? simpleFace : classicFace;
  return PAPER + draw(rankOf(card), suitOf(card));
}

/** The back: eight-fold star-and-cross girih. Expects the patterns of the sprite. */
export function cardBack(): string {
  return `${PAPER}<rect x="5" y="5" width="90" height="130" rx="5" fill="url(#back-ground)"/>` +
    '<rect x="10" y="10" width="80" height="120" fill="url(#girih-back)"/>' +
    '<rect x="10" y="10" width="80" height="120" rx="1.5" fill="none" stroke="var(--back-star)" stroke-width="1.1"/>' +
    '<rect x="7" y="7" width="86" height="126" rx="4" fill="none" stroke="var(--back-line)" stroke-width=".7" opacity=".8"/>' +
    `<path d="${eightStar(50, 70, 19)}" fill="var(--back-2)" stroke="var(--back-star)" stroke-width="1.4"/>` +
    `<path d="${hankinStar(8, 14.6, 50, 70)}" fill="var(--back-1)" stroke="var(--back-line)" stroke-width=".9"/>` +
    `<path d="${eightStar(50, 70, 5)}" fill="var(--back-star)"/>`;
}
