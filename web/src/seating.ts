/** Where seats are drawn, and how they stand to the reader: all of it read off the table's layout. */
import type { Layout } from "./generated/protocol";

export type Direction = Layout["direction"];
export type Place = "bottom" | "right" | "top-right" | "top" | "top-left" | "left";
export type Relation = "you" | "partner" | "right" | "left" | "opposite";

/** By the number of seats: where they are, from the reader on to the right. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
  6: ["bottom", "right", "top-right", "top", "top-left", "left"],
};

/** Seats are numbered in playing order: whoever plays next is on the right, or on the left when play goes clockwise. */
export function placeOf(seat: number, viewer: number, { seats, direction }: Layout): Place {
  const steps = (seat - viewer + seats) % seats;
  return PLACES[seats]![direction === "ccw" ? steps : (seats - steps) % seats]!;
}

export function relationOf(seat: number, viewer: number, layout: Layout): Relation {
  if (seat === viewer) return "you";
  if (sameSide(seat, viewer, layout)) return "partner";
  const place = placeOf(seat, viewer, layout);
  if (place === "top") return "opposite";
  return place.endsWith("right") ? "right" : "left";
}

export function sameSide(one: number, other: number, { sides }: Layout): boolean {
  return sides[one] === sides[other];
}

/** The sides in playing order, that of the viewer first. */
export function sidesFrom(viewer: number, { sides }: Layout): number[] {
  return [...new Set([...sides.slice(viewer), ...sides.slice(0, viewer)])];
}

/** The hand that plays the card at a place of a trick. Where a dummy plays, its place depends on the hakem. */
export function handAt(leader: number, place: number, hakem: number | null, { circles }: Layout): number {
  const circle = circles[hakem ?? 0]!;
  return circle[(circle.indexOf(leader) + place) % circle.length]!;
}
