/**
 * The view after one more event: how the page keeps up with the match between two snapshots. It knows no rules. It
 * mirrors the server's own fold, and a test holds the two against each other on recorded matches.
 *
 * Nothing but types is imported, so that the test can run this file as it is.
 */
import type { EventMessage, Packet, View } from "../generated/protocol";

const SUITS = "SHDC";
const RANKS = "23456789TJQKA";

type Fold<Type extends EventMessage["type"]> = (view: View, event: Extract<EventMessage, { type: Type }>, seats: number) => View;

/** What a viewer sees before anything has happened. */
export function firstView(viewer: View["viewer"], sides: number): View {
  return {
    viewer,
    phase: "hakem",
    deals: 0,
    dealer: null,
    hakem: null,
    drawn: [],
    score: Array<number>(sides).fill(0),
    streak: { side: null, deals: 0 },
    hand: [],
    held: [],
    known: [],
    trump: null,
    turning: false,
    leader: 0,
    trick: [],
    last_trick: null,
    tricks: [],
    winners: [],
    announced: [],
    tapped: [],
    suggested: false,
    answering: false,
    deciders: [],
    spoken: [],
    going_on: false,
    opened: null,
    result: null,
    match_result: null,
    history: [],
  };
}

function numberOf(card: string): number {
  return 13 * SUITS.indexOf(card[1]!) + RANKS.indexOf(card[0]!);
}

/** Hands are sets: always in the same order, each card once. */
function asHand(cards: readonly string[]): string[] {
  return [...new Set(cards)].sort((one, other) => numberOf(one) - numberOf(other));
}

function without(cards: readonly string[], card: string): string[] {
  return cards.filter((held) => held !== card);
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((old, place) => (place === index ? item : old));
}

/** The viewer keeps in mind cards of others that were shown; his own he sees anyway. */
function learn(view: View, seat: number, cards: readonly string[]): string[][] {
  return seat === view.viewer ? view.known : replaced(view.known, seat, asHand([...(view.known[seat] ?? []), ...cards]));
}

function take(view: View, packet: Packet): View {
  const held = replaced(view.held, packet.seat, (view.held[packet.seat] ?? 0) + packet.number);
  const mine = packet.seat === view.viewer && packet.cards !== null;
  return { ...view, held, hand: mine ? asHand([...view.hand, ...packet.cards!]) : view.hand };
}

const unchanged = (view: View): View => view;

const FOLDS: { [Type in EventMessage["type"]]: Fold<Type> } = {
  "withheld": unchanged,
  "resigned": unchanged,
  "deal-conceded": unchanged,
  "hakem-found": (view, event) => ({ ...view, hakem: event.hakem, dealer: event.dealer, drawn: event.cards }),
  "phase": (view, event) => ({ ...view, phase: event.phase }),
  "deal-began": (view, event, seats) => ({
    ...firstView(view.viewer, view.score.length),
    phase: view.phase,
    deals: event.number,
    dealer: event.dealer,
    hakem: event.hakem,
    drawn: view.drawn,
    score: view.score,
    streak: view.streak,
    held: Array<number>(seats).fill(0),
    known: Array.from({ length: seats }, () => []),
    tricks: view.score.map(() => 0),
    leader: event.hakem,
    history: view.history,
  }),
  "cards-dealt": (view, event) => event.packets.reduce(take, view),
  "hands-taken-up": (view, event) => (event.cards === null ? view : { ...view, hand: asHand(event.cards) }),
  "trump-called": (view, event) => ({ ...view, trump: event.suit }),
  "turn-up-asked": (view) => ({ ...view, turning: true }),
  "trump-turned-up": (view, event) => ({ ...view, trump: event.card[1]!, turning: false, known: learn(view, event.seat, [event.card]) }),
  "redeal-claimed": (view, event) => ({ ...view, known: learn(view, event.seat, event.hand) }),
  "redeal-suggested": (view) => ({ ...view, suggested: true, answering: true }),
  "redeal-answered": (view) => ({ ...view, answering: false }),
  "kot-announced": (view, event) => ({ ...view, announced: [...view.announced, event.seat] }),
  "card-played": (view, event) => ({
    ...view,
    hand: event.seat === view.viewer ? without(view.hand, event.card) : view.hand,
    held: replaced(view.held, event.seat, (view.held[event.seat] ?? 1) - 1),
    known: replaced(view.known, event.seat, without(view.known[event.seat] ?? [], event.card)),
    tapped: view.trick.length > 0 ? view.tapped : [],
    trick: [...view.trick, event.card],
  }),
  "table-tapped": (view, event) => ({ ...view, tapped: [...view.tapped, event.seat] }),
  "trick-won": (view, event) => ({
    ...view,
    tricks: event.tricks,
    winners: [...view.winners, event.seat],
    last_trick: { leader: view.leader, cards: view.trick, winner: event.seat },
    trick: [],
    leader: event.seat,
  }),
  "kot-reached": (view, event) => ({ ...view, deciders: event.deciders, spoken: [], going_on: event.deciders.length === 0 }),
  "partners-looked": (view, event) => {
    const partner = event.seats.find((seat) => seat !== view.viewer);
    return event.hand === null || partner === undefined ? view : { ...view, known: replaced(view.known, partner, asHand(event.hand)) };
  },
  "going-on-spoken": (view, event) => {
    const spoken = [...view.spoken, event.on];
    return { ...view, spoken, going_on: spoken.every(Boolean) && spoken.length === view.deciders.length };
  },
  "deal-ended": (view, { result }) => ({
    ...view,
    result,
    score: result.score,
    streak: result.streak ?? view.streak,
    dealer: result.next_dealer ?? view.dealer,
    hakem: result.next_hakem ?? view.hakem,
    history: [...view.history, { deal: view.deals, hakem: view.hakem, trump: view.trump, result }],
  }),
  "hands-opened": (view, event) => ({ ...view, opened: event.hands }),
  "match-ended": (view, event) => ({ ...view, match_result: event.result }),
};

/** Whether this page knows such an event. One it does not know calls for a fresh snapshot. */
export function isKnown(event: { type: string }): event is EventMessage {
  return Object.hasOwn(FOLDS, event.type);
}

export function reduce(view: View, event: EventMessage, seats: number): View {
  const fold = FOLDS[event.type] as Fold<typeof event.type>;
  return fold(view, event as never, seats);
}
