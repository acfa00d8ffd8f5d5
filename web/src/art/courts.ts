/**
 * The court figures: shah, bibi and sarbaz as half figures in a pointed arch, 62 x 58 units. A card shows each twice,
 * upright and turned. The robe takes the suit's colour through `currentColor`; gold, skin and hair are tokens.
 */

export type CourtRank = "K" | "Q" | "J";

export const COURT_WIDTH = 62;
export const COURT_HEIGHT = 58;

const ARCH = "M3 58V27C3 15 20 12 31 1.5 42 12 59 15 59 27V58Z";
const ROBE = '<path d="M7 58C7 46 15 40.5 24 38.2L31 42 38 38.2C47 40.5 55 46 55 58Z" fill="currentColor"/>';
const FACE = '<path d="M22.6 21.5C22.6 15.5 26 13 31 13S39.4 15.5 39.4 21.5C39.4 29.5 35.4 35.6 31 35.6S22.6 29.5 22.6 21.5Z" fill="var(--card-skin)"/>';
const EYES =
  '<path d="M24.8 21.2C26 20 28.4 20 29.8 21.3M32.2 21.3C33.6 20 36 20 37.2 21.2" class="court-line"/>' +
  '<path d="M25.6 24.2c1 .9 2.6.9 3.5 0M32.9 24.2c1 .9 2.6.9 3.5 0M31 23.5l-.7 4" class="court-line thin"/>';

const hair = (path: string): string => `<path d="${path}" fill="var(--card-hair)"/>`;
const gold = (path: string): string => `<path d="${path}" fill="var(--card-gold)"/>`;
const edgedGold = (path: string, width: number): string =>
  `<path d="${path}" fill="var(--card-gold)" stroke="var(--card-hair)" stroke-width="${width}" stroke-linejoin="round"/>`;
const goldLine = (path: string, width: number): string => `<path d="${path}" class="court-gold-line" fill="none" stroke-width="${width}"/>`;
const robeColour = (path: string): string => `<path d="${path}" fill="currentColor"/>`;
const bead = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" class="court-gold"/>`;
const jewel = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`;
const lozenge = (x: number, y: number): string => gold(`M${x} ${y - 2.6}l2 2.6-2 2.6-2-2.6Z`);

const SHAH = [
  ROBE,
  '<path d="M7 58C7 49 11 44.5 17 41.6L20.5 58ZM55 58C55 49 51 44.5 45 41.6L41.5 58Z" fill="var(--card-gold)" opacity=".92"/>',
  lozenge(25, 54), lozenge(37, 54),
  goldLine("M24 38.2 31 48 38 38.2", 2.2), goldLine("M31 48V58", 2.2),
  hair("M22 22C21 33 24.5 43.5 31 46.5 37.5 43.5 41 33 40 22Z"),
  FACE,
  hair("M22.7 25C24.5 28 27.6 27.6 31 28.6 34.4 27.6 37.5 28 39.3 25 39 34.5 35.6 41.8 31 44 26.4 41.8 23 34.5 22.7 25Z"),
  '<path d="M28.6 31.2h4.8" stroke="var(--card-skin)" stroke-width="1.1" stroke-linecap="round"/>',
  EYES,
  edgedGold("M20.4 17.4 18.6 5.8 24.6 10.6 31 2.6 37.4 10.6 43.4 5.8 41.6 17.4Z", 0.9),
  robeColour("M20.4 14.4H41.6V18.2H20.4Z"),
  jewel(31, 10.6, 1.9), bead(18.6, 5.4, 1.3), bead(43.4, 5.4, 1.3), bead(31, 2.4, 1.5),
];

const BIBI = [
  hair("M16.5 58C14.5 42 16 10.5 31 10.5S47.5 42 45.5 58Z"),
  ROBE,
  lozenge(18, 51), lozenge(44, 51), lozenge(24.5, 55), lozenge(37.5, 55),
  goldLine("M24 38.2C26 43.6 36 43.6 38 38.2", 2),
  '<path d="M27.6 33h6.8v6.2c-1.6 2.4-5.2 2.4-6.8 0Z" fill="var(--card-skin)"/>',
  FACE,
  hair("M22.2 23.5C21.4 15 25.4 12.6 31 16.6 36.6 12.6 40.6 15 39.8 23.5 43 13.5 38 8.6 31 8.6S19 13.5 22.2 23.5Z"),
  EYES,
  '<path d="M28.9 30.6c1.2 1.3 3 1.3 4.2 0-1.2-.8-3-.8-4.2 0Z" fill="var(--card-lips)"/>',
  edgedGold("M20 14.8C23 7.6 39 7.6 42 14.8 38 10.9 24 10.9 20 14.8Z", 0.8),
  '<path d="M31 2.2l2.6 4.1L31 10.4l-2.6-4.1Z" class="court-gold"/>',
  bead(25, 8.3, 1.4), bead(37, 8.3, 1.4),
  // her tulip
  '<g transform="translate(50.2 34)">',
  '<path d="M0 14C1-1 1-2 0-5" stroke="var(--card-gold)" stroke-width="1.3" fill="none"/>',
  robeColour("M0-13C4-9.5 4.6-5 0-2.6-4.6-5-4-9.5 0-13Z"),
  gold("M.4 4C3.6 3 5 .8 5-1.4 2-.8.4 1 .4 4Z"),
  "</g>",
];

const SARBAZ = [
  ROBE,
  gold("M13 58 24 38.2 28.4 40.6 21 58Z"),
  lozenge(38, 51), lozenge(46, 54),
  goldLine("M24 38.2 31 42 38 38.2", 2),
  '<path d="M27.4 32h7.2v7.4L31 42l-3.6-2.6Z" fill="var(--card-skin)"/>',
  FACE, EYES,
  hair("M31 29.2C29 27.8 26.4 28.2 24.8 30 27 31.2 29.4 30.8 31 29.8 32.6 30.8 35 31.2 37.2 30 35.6 28.2 33 27.8 31 29.2Z"),
  edgedGold("M19.2 18.6C17.4 9.6 23 5.2 31.6 5.2S44.6 9.6 42.8 18.6C36.5 14.9 25.5 14.9 19.2 18.6Z", 0.9),
  '<path d="M19 16.4C24 9 34 7 42.6 10.4M21.6 9.4C29 8.4 37 11 42.9 17" stroke="currentColor" stroke-width="1.7" fill="none"/>',
  jewel(36.6, 11, 2.1),
  robeColour("M36.8 9.2C37.2 5 40 2.4 45 1.6 43.6 5.6 41 8.2 36.8 9.2Z"),
  // his spear
  '<g transform="translate(51.6 22)">',
  '<path d="M0 36V6" stroke="var(--card-hair)" stroke-width="1.5"/>',
  edgedGold("M0-7C3-3 3 2 0 6-3 2-3-3 0-7Z", 0.7),
  "</g>",
];

const FIGURES: Readonly<Record<CourtRank, string>> = { K: SHAH.join(""), Q: BIBI.join(""), J: SARBAZ.join("") };

export const COURT_RANKS = Object.keys(FIGURES) as CourtRank[];

export function isCourt(rank: string): rank is CourtRank {
  return rank in FIGURES;
}

/** One half figure with its arch. Defined once per rank in the sprite and used by every card of that rank. */
export function courtFigure(rank: CourtRank): string {
  return `<path d="${ARCH}" fill="currentColor" opacity=".11"/><path d="${ARCH}" fill="url(#girih-court)" opacity=".3"/>` +
    `${FIGURES[rank]}<path d="${ARCH}" fill="none" stroke="var(--card-gold)" stroke-width="1.3"/>`;
}

/** The double-ended panel of a court card, in card units. Expects the figure as `#court-<rank>` in the sprite. */
export function courtPanel(rank: CourtRank, x: number, y: number, width: number, height: number): string {
  const middle = y + height / 2;
  const scale = `scale(${(width / COURT_WIDTH).toFixed(4)} ${(height / 2 / COURT_HEIGHT).toFixed(4)})`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3.5" fill="none" stroke="var(--card-gold)"/>` +
    `<use href="#court-${rank}" transform="translate(${x} ${y}) ${scale}"/>` +
    `<use href="#court-${rank}" transform="translate(${x + width} ${y + height}) rotate(180) ${scale}"/>` +
    `<rect x="${x}" y="${middle - 1.7}" width="${width}" height="3.4" fill="var(--card-gold)"/>` +
    `<path d="M${x + 2} ${middle}H${x + width - 2}" stroke="currentColor" stroke-width="1.2" stroke-dasharray=".1 4" stroke-linecap="round"/>`;
}
