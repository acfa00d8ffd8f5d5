/** Our own suit shapes and rank strokes, so that no font is needed on a card. */
import type { Rank, Suit } from "./cards";

/** Filled outlines around the origin, about 20 units tall. */
export const SUIT_PATH: Readonly<Record<Suit, string>> = {
  H: "M0 9.2C-4 5.4-9.4 1.5-9.4-3.6-9.4-6.9-7-9-4.4-9-2.4-9-.8-7.9 0-6.2.8-7.9 2.4-9 4.4-9 7-9 9.4-6.9 9.4-3.6 9.4 1.5 4 5.4 0 9.2Z",
  D: "M0-10C2-6.2 5-2.6 8 0 5 2.6 2 6.2 0 10-2 6.2-5 2.6-8 0-5-2.6-2-6.2 0-10Z",
  S: "M0-9.8C3.4-5.6 9-2 9 2.6 9 5.6 6.8 7.4 4.4 7.4 2.9 7.4 1.7 6.8 1 5.8 1.3 7.6 2 8.8 3.6 9.8H-3.6C-2 8.8-1.3 7.6-1 5.8-1.7 6.8-2.9 7.4-4.4 7.4-6.8 7.4-9 5.6-9 2.6-9-2-3.4-5.6 0-9.8Z",
  C: "M-4.4-5.2a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0ZM-9.3 2.3a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0ZM.5 2.3a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0ZM-2.2-2.4H2.2L1 2C1 5.4 1.6 8.2 3.7 9.8H-3.7C-1.6 8.2-1 5.4-1 2Z",
};

/** One-line strokes in a box 28 tall; the ten is wider than the rest. */
const RANK_STROKE: Readonly<Record<Rank, readonly [path: string, width: number]>> = {
  A: ["M2.6 25.4 10 2.6 17.4 25.4M5.5 17.6H14.5", 20],
  K: ["M3.6 2.6V25.4M16.4 2.6 3.6 16.2M8.4 11.2 17 25.4", 20],
  Q: ["M10 2.6C14.6 2.6 17.6 6.6 17.6 13.6S14.6 24.6 10 24.6 2.4 20.6 2.4 13.6 5.4 2.6 10 2.6ZM11.2 18.6 17.4 25.8", 20],
  J: ["M8.6 2.6H15.2V18.4C15.2 22.8 12.7 25.4 9 25.4 5.6 25.4 3.4 23.4 3 20", 20],
  T: ["M2.4 7.4 6.8 2.6V25.4M18.6 2.6C22.4 2.6 24.6 6.6 24.6 14S22.4 25.4 18.6 25.4 12.6 21.4 12.6 14 14.8 2.6 18.6 2.6Z", 27],
  9: ["M16.8 9.8A6.9 7.1 0 1 1 3 9.8 6.9 7.1 0 0 1 16.8 9.8ZM16.8 10C16.8 18 13.8 23.6 7.2 25.4", 20],
  8: ["M15.6 8.3A5.7 5.7 0 1 1 4.2 8.3 5.7 5.7 0 0 1 15.6 8.3ZM16.6 19.6A6.7 5.8 0 1 1 3.2 19.6 6.7 5.8 0 0 1 16.6 19.6Z", 20],
  7: ["M3 2.6H17L8 25.4", 20],
  6: ["M3.2 18.2A6.9 7.1 0 1 0 17 18.2 6.9 7.1 0 0 0 3.2 18.2ZM3.2 18C3.2 10 6.2 4.4 12.8 2.6", 20],
  5: ["M15.6 2.6H5.4L4.4 12.6C6 11.3 7.8 10.8 9.8 10.8 14 10.8 16.8 13.6 16.8 18 16.8 22.5 13.8 25.4 9.6 25.4 6.4 25.4 4.2 24.2 3 22", 20],
  4: ["M13.4 25.4V2.6L2.6 18.4H17.6", 20],
  3: ["M3.6 2.6H15.8L9.2 11.2C14 11.2 16.8 14 16.8 18.2 16.8 22.6 13.8 25.4 9.4 25.4 6.2 25.4 4 24 2.8 21.6", 20],
  2: ["M3.2 8.6C3.4 4.9 6.2 2.6 10 2.6 14 2.6 16.7 5.2 16.7 8.8 16.7 12 15 14 12 17L3.4 25.4H17.2", 20],
};

/** A suit shape placed on a card; `turned` stands on its head. */
export function suitMark(suit: Suit, x: number, y: number, scale: number, turned = false): string {
  const turn = turned ? "rotate(180) " : "";
  return `<path d="${SUIT_PATH[suit]}" transform="translate(${x} ${y}) ${turn}scale(${scale})" fill="currentColor"/>`;
}

/** A rank drawn `height` units tall, centred on `centreX`, its top at `top`. The ten is drawn a little smaller to fit. */
export function rankMark(rank: Rank, centreX: number, top: number, height: number): string {
  const [path, width] = RANK_STROKE[rank];
  const isTen = rank === "T";
  const scale = (height / 28) * (isTen ? 0.92 : 1);
  const x = centreX + (isTen ? 1 : 0) - (width * scale) / 2;
  const y = top + (isTen ? height * 0.04 : 0);
  return `<path d="${path}" transform="translate(${x.toFixed(2)} ${y}) scale(${scale.toFixed(3)})" ` +
    `fill="none" stroke="currentColor" stroke-width="4.7" stroke-linecap="round" stroke-linejoin="round"/>`;
}
