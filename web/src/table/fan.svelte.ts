/** The own hand as a person handles it: its order, the raised card, and what a press on a card does. */
import { type Card, type Suit, suitOf } from "../art/cards";
import { cardName, t } from "../i18n.svelte";
import { alert, announce, spoken } from "../live.svelte";
import { settings } from "../settings.svelte";
import { keep, recall } from "./arrangement";
import type { Barred } from "../generated/protocol";
import type { Match } from "./match.svelte";
import { sortHand } from "./sorting";

/** One press plays, or the first raises and the second plays. */
export type Steps = "one" | "two";

export class Fan {
  #match: Match;
  /** All cards of this deal that the person has seen, in the order of the fan: so the order of suits stays. */
  #order: Card[] = $state.raw([]);
  #raised: Card | null = $state(null);
  #deal = 0;
  #trump: Suit | null = null;
  /** Moved by hand: not sorted anew when the rest of the cards comes. */
  #arranged = false;
  highFirst = $state(true);
  /** The card that was refused last, and why. */
  refused: Card | null = $state(null);
  reason: string | null = $state(null);

  constructor(match: Match) {
    this.#match = match;
  }

  readonly cards: Card[] = $derived.by(() => {
    const held = new Set(this.#match.hand);
    return this.#order.filter((card) => held.has(card));
  });

  /** The cards that may not be played in this turn, each with the reason. */
  readonly barred: ReadonlyMap<Card, Barred> = $derived.by(() => {
    const { canPlay, turn } = this.#match;
    return new Map((canPlay ? (turn?.barred ?? []) : []).map((barred) => [barred.card as Card, barred]));
  });

  readonly raised: Card | null = $derived(this.#raised && this.cards.includes(this.#raised) && !this.isBarred(this.#raised) ? this.#raised : null);

  get match(): Match {
    return this.#match;
  }

  /** May not be played in this turn. */
  isBarred(card: Card): boolean {
    return this.barred.has(card);
  }

  /** Takes up cards that came, and sorts anew when trump is made. */
  update(): void {
    const { hand, shown, trump } = this.#match;
    const deal = shown?.deals ?? 0;
    if (deal !== this.#deal) {
      this.#deal = deal;
      this.#pickUp(hand, trump);
      this.lower();
    }
    const fresh = hand.filter((card) => !this.#order.includes(card));
    if (fresh.length === 0 && trump === this.#trump) return;
    this.#trump = trump;
    const all = [...this.#order, ...fresh];
    this.#lay(this.#arranged ? all : sortHand(all, trump, this.highFirst), this.#arranged);
  }

  /** A hand as it was before a reload, or a new one. */
  #pickUp(hand: readonly Card[], trump: Suit | null): void {
    const kept = recall(this.#name);
    const whole = kept !== null && hand.every((card) => kept.order.includes(card));
    this.#order = whole ? [...kept.order] : [];
    this.#arranged = whole && kept.arranged;
    if (!whole) return;
    this.highFirst = kept.highFirst;
    this.#trump = trump;
  }

  #lay(order: Card[], arranged: boolean): void {
    this.#order = order;
    this.#arranged = arranged;
    keep(this.#name, { order, arranged, highFirst: this.highFirst });
  }

  /** One deal of one match at one table. */
  get #name(): string {
    const { connection, number } = this.#match;
    return `${connection.code} ${number} ${this.#deal}`;
  }

  /** Into the usual order; when it is there already, with the low cards first, or back. */
  sort(): void {
    const sorted = sortHand(this.#order, this.#trump, this.highFirst);
    if (sorted.every((card, place) => card === this.#order[place])) this.highFirst = !this.highFirst;
    this.#lay(sortHand(this.#order, this.#trump, this.highFirst), false);
    announce(t(this.highFirst ? "sorted-high" : "sorted-low"));
  }

  /** Puts a card before another one, or at the end. Kept until the deal is over. */
  move(card: Card, before: Card | null): void {
    const rest = this.#order.filter((other) => other !== card);
    const place = before === null ? rest.length : rest.indexOf(before);
    this.#lay(rest.toSpliced(place, 0, card), true);
  }

  lower(): void {
    this.#raised = null;
    this.reason = null;
  }

  /** A press on a card. One that began before the turn only raises. */
  press(card: Card, steps: Steps, begunInTurn: boolean): void {
    const { canPlay, legalCards } = this.#match;
    this.reason = null;
    if (canPlay && !legalCards.has(card)) return this.#refuse(card);
    const plays = canPlay && begunInTurn && (steps === "one" || this.raised === card);
    if (plays) {
      this.#raised = null;
      void this.#match.play(card);
    } else if (this.raised === card && steps === "two" && !canPlay) {
      this.#raised = null;
    } else {
      this.#raised = card;
      announce(t("say-raised", { card: cardName(card) }));
    }
  }

  /** Dropped on the cloth. Says whether it was played. */
  drop(card: Card, begunInTurn: boolean): boolean {
    const { canPlay, legalCards } = this.#match;
    if (!canPlay || !begunInTurn) return false;
    if (!legalCards.has(card)) {
      this.#refuse(card);
      return false;
    }
    this.#raised = null;
    void this.#match.play(card);
    return true;
  }

  #refuse(card: Card): void {
    const barred = this.barred.get(card);
    this.#raised = null;
    this.refused = card;
    this.reason = barred ? whyBarred(barred, this.#led) : t("refused-not-now");
    alert(barred?.code === "must-follow" ? spoken("refused", { suit: this.#led }) : this.reason);
  }

  get #led(): Suit | "" {
    const led = this.#match.live?.trick[0] as Card | undefined;
    return led ? suitOf(led) : "";
  }

  stepsFor(pointer: string): Steps {
    return pointer === "touch" || pointer === "pen" ? settings.touch : settings.mouse;
  }
}

/** The words for a duty that is more than a refusal could say. */
const DUTIES: Readonly<Partial<Record<Barred["code"], string>>> = {
  "must-follow": "table-must-follow",
  "must-trump": "duty-trump",
  "must-overtrump": "duty-overtrump",
  "must-lead-trump": "duty-lead-trump",
  "must-not-lead-trump": "duty-lead-no-trump",
};

/** Why a card may not be played, in a sentence that may name the suit that was led. */
export function whyBarred({ code }: Barred, led: Suit | ""): string {
  return t(DUTIES[code] ?? `refused-${code}`, { suit: led });
}
