/** How a person has the cards of this deal in hand: kept for the tab, so that a reload leaves each card in its place. */
import { type Card, isCard } from "../art/cards";

export interface Arrangement {
  /** Every card of the deal that was seen in the hand, played ones too, from left to right. */
  order: readonly Card[];
  /** Moved by hand. */
  arranged: boolean;
  highFirst: boolean;
}

const STORAGE_KEY = "hokm.fan";

/** ``deal`` names one deal of one match at one table; only the newest is kept. */
export function keep(deal: string, arrangement: Arrangement): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ deal, ...arrangement }));
  } catch {
    // Storage is blocked: after a reload the cards are sorted anew.
  }
}

/** What was kept for this deal; nothing where that is no order of cards. */
export function recall(deal: string): Arrangement | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Record<string, unknown> | null;
    const order = kept?.deal === deal && Array.isArray(kept.order) ? kept.order : [];
    if (!kept || order.length === 0 || !order.every(isCard)) return null;
    return { order: [...new Set(order)], arranged: kept.arranged === true, highFirst: kept.highFirst !== false };
  } catch {
    return null;
  }
}
