/** The small pictures around the cards: crown, trump star, logo, avatars, and the kot's burst and confetti. */
import type { Suit } from "./cards";
import { eightStar, hankinStar } from "./geometry";
import { SUIT_PATH } from "./glyphs";

/** The hakem's crown, in a box of 24 x 20. */
export const CROWN =
  '<path d="M3.2 16 1.6 5.2 7 9.4 12 2.4 17 9.4 22.4 5.2 20.8 16Z" fill="var(--card-gold)" stroke="#5A3C00" stroke-width="1.3" stroke-linejoin="round"/>' +
  '<path d="M3.2 16H20.8V18.6H3.2Z" fill="#B4242F" stroke="#5A3C00" stroke-width="1.1" stroke-linejoin="round"/>' +
  '<circle cx="12" cy="11.4" r="1.7" fill="#B4242F"/>';

/** The gold star of the score bar with the trump suit, or dashed with a question mark until trump is made; 64 x 64. */
export function trumpStar(suit: Suit | null): string {
  if (suit === null) {
    return `<path d="${eightStar(32, 32, 29)}" fill="rgba(0,0,0,.2)" stroke="var(--gold-on-felt)" stroke-width="2" stroke-dasharray="4 4"/>` +
      '<text x="32" y="41" text-anchor="middle" font-size="26" font-weight="800" fill="var(--gold-on-felt)">?</text>';
  }
  return `<path d="${eightStar(32, 32, 31)}" fill="var(--card-gold)"/>` +
    `<path d="${eightStar(32, 32, 27)}" fill="var(--card-face)" stroke="#7B5300" stroke-width=".8"/>` +
    `<path d="${SUIT_PATH[suit]}" transform="translate(32 32) scale(1.62)" fill="currentColor"/>`;
}

/** The name's sign, in a box of 48 x 48. */
export const LOGO =
  `<path d="${eightStar(24, 24, 23)}" fill="var(--primary)"/>` +
  `<path d="${eightStar(24, 24, 18.5)}" fill="none" stroke="var(--cta)" stroke-width="1.6"/>` +
  `<path d="${SUIT_PATH.S}" transform="translate(24 24) scale(1.05)" fill="var(--surface)"/>`;

/** A game's emblem for the set-up strip: a suit on the eight-pointed star; 48 x 48. */
export function gameEmblem(suit: Suit): string {
  return `<path d="${eightStar(24, 24, 22)}" class="emblem-ground"/>` +
    `<path d="${SUIT_PATH[suit]}" transform="translate(24 24) scale(1.15)" fill="currentColor"/>`;
}

const AVATAR_COLOURS = [
  ["#0E7C7B", "#9BE3D6"], ["#23458F", "#A9C6FF"], ["#8F2F45", "#FFC0C6"],
  ["#8A5A06", "#FFDF9A"], ["#4B3A86", "#CFC2FF"], ["#2F6B3B", "#BFE8B5"],
] as const;
const AVATAR_POINTS = [6, 8, 10, 12] as const;
const AVATAR_RAYS = [55, 60, 67.5, 72] as const;

/** FNV-1a: a small stable hash, so that a name always gets the same rosette. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619) >>> 0;
  return hash;
}

/** A rosette in two hues chosen by the seed; 48 x 48. Nothing is uploaded, so nothing needs moderating. */
export function avatarRosette(seed: string): string {
  const hash = hashOf(seed);
  const [dark, light] = AVATAR_COLOURS[hash % AVATAR_COLOURS.length]!;
  const points = AVATAR_POINTS[(hash >>> 8) % 4]!;
  const ray = AVATAR_RAYS[(hash >>> 12) % 4]!;
  const up = -Math.PI / 2;
  return `<rect width="48" height="48" rx="24" fill="${dark}"/>` +
    `<path d="${hankinStar(points, 23, 24, 24, ray, up)}" fill="${light}" fill-opacity=".28" stroke="${light}" stroke-width="1.3"/>` +
    `<path d="${hankinStar(points, 14, 24, 24, ray, up + Math.PI / points)}" fill="${dark}" stroke="${light}" stroke-width="1.3"/>` +
    `<path d="${eightStar(24, 24, 5.5, 0.5)}" fill="${light}"/>`;
}

/** Three turning stars behind a kot; 400 x 400. */
export const KOT_BURST =
  `<path d="${eightStar(200, 200, 190)}"/><path d="${eightStar(200, 200, 158, 0.765, 0)}" class="counter"/>` +
  `<path d="${eightStar(200, 200, 126)}" class="filled"/>`;

export interface ConfettiPiece {
  path: string;
  transform: string;
  colour: string;
  opacity: number;
  delaySeconds: number;
}

const CONFETTI_COLOURS = ["var(--gold-on-felt)", "var(--us-on-felt)", "var(--them-on-felt)", "#fff"] as const;

/** Tile-shaped confetti in a box of 400 x 420, leaving the middle free for the words. Always the same scatter. */
export function kotConfetti(): ConfettiPiece[] {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const pieces: ConfettiPiece[] = [];
  for (let index = 0; index < 46; index++) {
    const [x, y, radius] = [next() * 400, next() * 420, 3.5 + next() * 5];
    const [turn, delaySeconds, opacity] = [next() * 180, next() * 1.2, 0.55 + next() * 0.45];
    if (Math.abs(x - 200) < 105 && y > 95 && y < 330) continue;
    const shapes = [
      eightStar(0, 0, radius, 0.6),
      `M0 ${-radius}L${radius * 0.62} 0L0 ${radius}L${-radius * 0.62} 0Z`,
      `M${-radius * 0.7} ${-radius * 0.45}H${radius * 0.7}V${radius * 0.45}H${-radius * 0.7}Z`,
    ];
    pieces.push({
      path: shapes[index % 3]!,
      transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})`,
      colour: CONFETTI_COLOURS[index % 4]!,
      opacity,
      delaySeconds,
    });
  }
  return pieces;
}
