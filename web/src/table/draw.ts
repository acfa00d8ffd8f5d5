/** At whose seat each card lies that was turned up to find the first hakem. */
import { type Card, rankOf } from "../art/cards";

/** Methods that turn one card to each seat, round and round. */
const ROUND: readonly string[] = ["first-ace", "first-jack", "two-card-total", "high-card"];

/**
 * The seat of each card; `undefined` where only the rules could tell (a tie that some draw again): such a card lies in
 * the middle.
 */
export function seatsOfDraw(cards: readonly Card[], rules: Readonly<Record<string, string>>, seats: number): (number | undefined)[] {
  const method = rules["first-caller-method"] ?? "first-ace";
  if (method === "two-aces" && rules["skip-hakem"] !== "false") return skippingTheHakem(cards, seats);
  if (rules["draw-cap"] === "ten") return cards.map(() => undefined);
  const isRound = ROUND.includes(method) || method === "two-aces";
  return cards.map((_, index) => (isRound || index < seats ? index % seats : undefined));
}

/** After the first ace its owner gets no more cards. */
function skippingTheHakem(cards: readonly Card[], seats: number): number[] {
  let hakem: number | null = null;
  let seat = 0;
  return cards.map((card) => {
    if (seat === hakem) seat = (seat + 1) % seats;
    const mine = seat;
    if (rankOf(card) === "A") hakem ??= mine;
    seat = (seat + 1) % seats;
    return mine;
  });
}
