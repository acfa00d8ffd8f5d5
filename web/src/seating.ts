/** Where a seat is drawn, and how it stands to the reader. Seats are numbered in the order of play. */

export type Direction = "ccw" | "cw";
export type Place = "bottom" | "right" | "top" | "left";
export type Relation = "you" | "right" | "partner" | "left";

const ANTICLOCKWISE: readonly Place[] = ["bottom", "right", "top", "left"];
const CLOCKWISE: readonly Place[] = ["bottom", "left", "top", "right"];

/** The place of a seat when `viewer` sits at the bottom: whoever plays next is on the right, or on the left when play goes clockwise. */
export function placeOf(seat: number, viewer: number, direction: Direction): Place {
  const order = direction === "ccw" ? ANTICLOCKWISE : CLOCKWISE;
  return order[(seat - viewer + order.length) % order.length]!;
}

export function relationOf(seat: number, viewer: number, direction: Direction): Relation {
  const place = placeOf(seat, viewer, direction);
  if (place === "bottom") return "you";
  return place === "top" ? "partner" : place;
}

/** Partners sit opposite: every second seat. */
export function sameSide(one: number, other: number): boolean {
  return one % 2 === other % 2;
}
