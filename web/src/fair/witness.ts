/**
 * What this device saw of the deals of a match, kept to be held against what the server opens later. It knows no rules:
 * it notes which cards were seen with which seat, in which packets the cards went out, and whether anything was missed.
 */
import type { SeenEvent, Packet, View, Welcome } from "../generated/protocol";

/** One deal, as far as it was seen. All lists of cards are by seat. */
export interface SeenDeal {
  hakem: number | null;
  /** In dealing order from the first on, as far as nothing was missed; the cards of one's own. */
  packets: Packet[];
  played: string[][];
  /** Cards seen in a hand: one's own, shown as a proof, looked at by partners. */
  held: string[][];
  /** All hands as dealt. */
  opened: string[][] | null;
  turned: string | null;
  over: boolean;
  /** Nothing of it was missed. */
  whole: boolean;
}

/** Plain data, so that it outlives a reload. */
export interface Sight {
  match: number;
  /** The number of the last event that was seen. */
  seq: number;
  /** The deal that goes on, or was over last. */
  deal: number;
  /** The cards turned to find the first hakem. */
  drawn: string[];
  deals: Record<number, SeenDeal>;
}

export function blankSight(): Sight {
  return { match: -1, seq: 0, deal: 0, drawn: [], deals: {} };
}

function add(cards: string[], more: readonly string[]): void {
  for (const card of more) if (!cards.includes(card)) cards.push(card);
}

export class Witness {
  sight: Sight;
  #seats = 0;
  #me = -1;

  constructor(sight: Sight = blankSight()) {
    this.sight = sight;
  }

  welcome({ table, viewer, view, seq }: Welcome): void {
    this.#seats = table.seats.length;
    this.#me = typeof viewer === "number" ? viewer : -1;
    const missed = this.sight.match !== table.match || this.sight.seq !== seq;
    if (this.sight.match !== table.match) this.sight = { ...blankSight(), match: table.match };
    if (!view) return; // what was missed follows, or nothing has happened yet
    this.sight.seq = seq;
    this.#look(view, missed);
  }

  events(events: readonly SeenEvent[], seq: number): void {
    for (const event of events) this.#see(event);
    this.sight.seq = seq;
  }

  #deal(number: number, whole: boolean): SeenDeal {
    const lists = (): string[][] => Array.from({ length: this.#seats }, () => []);
    return (this.sight.deals[number] ??= {
      hakem: null, packets: [], played: lists(), held: lists(), opened: null, turned: null, over: false, whole,
    });
  }

  /** A snapshot, after which it is only known of some cards where they were. */
  #look(view: View, missed: boolean): void {
    this.sight.drawn = view.drawn;
    for (const line of view.history) {
      const known = this.sight.deals[line.deal];
      if (known) known.hakem ??= line.hakem;
    }
    for (const [number, deal] of Object.entries(this.sight.deals)) {
      if (missed && !deal.over && Number(number) < view.deals) deal.whole = false;
    }
    this.sight.deal = view.deals;
    if (view.deals === 0) return;
    const deal = this.#deal(view.deals, false);
    deal.hakem ??= view.result ? (view.history.at(-1)?.hakem ?? null) : view.hakem;
    deal.opened = view.opened ?? deal.opened;
    deal.over = view.result !== null;
    view.known.forEach((cards, seat) => add(deal.held[seat]!, cards));
    if (this.#me >= 0) add(deal.held[this.#me]!, view.hand);
    this.#trick(deal, view.leader, view.trick);
    if (view.last_trick) this.#trick(deal, view.last_trick.leader, view.last_trick.cards);
    if (missed) deal.whole &&= this.#countsAgree(deal, view);
  }

  #trick(deal: SeenDeal, leader: number, cards: readonly string[]): void {
    cards.forEach((card, place) => add(deal.played[(leader + place) % this.#seats]!, [card]));
  }

  /** Whether every card that left a hand was seen: then nothing that matters happened meanwhile. */
  #countsAgree(deal: SeenDeal, view: View): boolean {
    return view.held.every((count, seat) => {
      const dealt = deal.packets.reduce((sum, packet) => sum + (packet.seat === seat ? packet.number : 0), 0);
      return dealt === count + deal.played[seat]!.length;
    });
  }

  /** After something was missed it is not known any more from where in the pack the packets come. */
  #dealOut(deal: SeenDeal, packets: readonly Packet[]): void {
    if (deal.whole) deal.packets.push(...packets);
    else for (const { seat, cards } of packets) add(deal.held[seat] ?? [], cards ?? []);
  }

  #see(event: SeenEvent): void {
    const deal = this.sight.deals[this.sight.deal];
    switch (event.type) {
      case "hakem-found":
        this.sight.drawn = event.cards;
        return;
      case "deal-began":
        this.sight.deal = event.number;
        delete this.sight.deals[event.number];
        this.#deal(event.number, true).hakem = event.hakem;
        return;
      case "cards-dealt":
        if (deal) this.#dealOut(deal, event.packets);
        return;
      case "hands-taken-up":
        for (const { seat, cards } of event.packets) add(deal?.held[seat] ?? [], cards ?? []);
        return;
      case "trump-turned-up":
        if (deal) deal.turned = event.card;
        add(deal?.held[event.seat] ?? [], [event.card]);
        return;
      case "redeal-claimed":
        add(deal?.held[event.seat] ?? [], event.hand);
        return;
      case "partners-looked":
        event.hands?.forEach((hand, place) => add(deal?.held[event.seats[place]!] ?? [], hand));
        return;
      case "card-played":
        add(deal?.played[event.seat] ?? [], [event.card]);
        return;
      case "hands-opened":
        if (deal) deal.opened = event.hands;
        return;
      case "deal-ended":
        if (deal) deal.over = true;
        return;
    }
  }
}
