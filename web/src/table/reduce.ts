/**
 * The view after one more event: how the page keeps up with the match between two snapshots. It knows no rules. It
 * mirrors the server's own fold, and a test holds the two against each other on matches of every game.
 *
 * Nothing but types is imported, so that the test can run this file as it is.
 */
import type { SeenEvent, Packet, View } from "../generated/protocol";

/** What of the game must be known to count: seats, hands (a dummy's too), and cards that are shuffled for a deal. */
export interface Layout {
  seats: number;
  hands: number;
  cards: number;
}

type Suit = NonNullable<View["trump"]>;
type Fold<Type extends SeenEvent["type"]> = (view: View, event: Extract<SeenEvent, { type: Type }>, layout: Layout) => View;

const SUITS = "SHDC";
const RANKS = "23456789TJQKA";
const FACE_DOWN = "??";

/** What a viewer sees before anything has happened. */
export function firstView(viewer: View["viewer"], sides: number): View {
  const none = Array<number>(sides).fill(0);
  return {
    viewer,
    phase: "hakem",
    deals: 0,
    dealer: null,
    hakem: null,
    drawn: [],
    score: none,
    streak: { side: null, deals: 0 },
    won: none,
    played: 0,
    redeals: 0,
    owed: null,
    foretold: null,
    match_result: null,
    history: [],
    ...noDeal(),
  };
}

/** All of a view that lives for one deal only, before there is any. */
function noDeal() {
  return {
    hand: [],
    secrets: { laid: null, chosen: null, put_away: [], under: [], offered: [], gifts: [] },
    held: [],
    known: [],
    put_away: [],
    undealt: 0,
    face_down: [],
    deal_hakem: null,
    calls: [],
    bid: null,
    trump: null,
    turning: false,
    laid: null,
    blind: false,
    excluded: [],
    draws: 0,
    drawer: null,
    offered: 0,
    given: [],
    leader: 0,
    ...noTrick(),
    last_trick: null,
    tricks: [],
    tens: [],
    half: null,
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
  } satisfies Partial<View>;
}

function noTrick() {
  return { trick: [], ruffing: false, not_trumps: [], trump_known_at: 0 } satisfies Partial<View>;
}

function suitOf(card: string): Suit {
  return card[1] as Suit;
}

/** In two packs a card is there twice: the second copy is spelled with a letter more. */
function numberOf(card: string): number {
  return 52 * (card.length - 2) + 13 * SUITS.indexOf(card[1]!) + RANKS.indexOf(card[0]!);
}

/** Hands are sets: always in the same order, each card once. */
function asHand(cards: readonly string[]): string[] {
  return [...new Set(cards)].sort((one, other) => numberOf(one) - numberOf(other));
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  return cards.filter((card) => !gone.includes(card));
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((old, place) => (place === index ? item : old));
}

function added(counts: readonly number[], index: number, more: number): number[] {
  return counts.map((count, place) => (place === index ? count + more : count));
}

/** The viewer keeps in mind cards of others that were shown; his own he sees anyway. */
function learn(view: View, hand: number, cards: readonly string[]): string[][] {
  return hand === view.viewer ? view.known : replaced(view.known, hand, asHand([...(view.known[hand] ?? []), ...cards]));
}

/** The viewer's own hand after cards left it and others came. */
function changed(view: View, gone: readonly string[], come: readonly string[] = []): string[] {
  return asHand([...without(view.hand, gone), ...come]);
}

function take(view: View, packet: Packet): View {
  const held = added(view.held, packet.seat, packet.number);
  const mine = packet.seat === view.viewer && packet.cards !== null;
  return { ...view, held, undealt: view.undealt - packet.number, hand: mine ? changed(view, [], packet.cards!) : view.hand };
}

/** Cards of a hand that nobody sees any more; the viewer knows which, if they were his. */
function putAway(view: View, seat: number, number: number, cards: readonly string[] | null): View {
  const hand = cards === null ? view.hand : changed(view, cards);
  return { ...view, hand, held: added(view.held, seat, -number), put_away: added(view.put_away, seat, number) };
}

const unchanged = (view: View): View => view;

const FOLDS: { [Type in SeenEvent["type"]]: Fold<Type> } = {
  "withheld": unchanged,
  "resigned": unchanged,
  "deal-conceded": unchanged,
  "trump-asked": unchanged,

  "hakem-found": (view, event) => ({ ...view, hakem: event.hakem, dealer: event.dealer, drawn: event.cards }),
  "phase-began": (view, event) => ({ ...view, phase: event.phase }),

  // the cards
  "deal-began": (view, event, { seats, hands, cards }) => ({
    ...view,
    ...noDeal(),
    deals: event.number,
    dealer: event.dealer,
    hakem: event.hakem,
    deal_hakem: event.hakem,
    foretold: null,
    trump: event.trump,
    held: Array<number>(hands).fill(0),
    put_away: Array<number>(hands).fill(0),
    known: Array.from({ length: hands }, () => []),
    undealt: cards,
    tricks: view.score.map(() => 0),
    leader: (event.dealer + 1) % seats,
  }),
  "cards-dealt": (view, event) => ({
    ...event.packets.reduce(take, view),
    face_down: event.face_down.length > 0 ? event.face_down : view.face_down,
  }),
  "hands-taken-up": (view, event) => {
    const own = event.packets.find((packet) => packet.seat === view.viewer)?.cards ?? null;
    return { ...view, face_down: [], hand: own === null ? view.hand : asHand(own) };
  },
  "cards-discarded": (view, event) => {
    const away = asHand([...view.secrets.put_away, ...(event.cards ?? [])]);
    return { ...putAway(view, event.seat, event.number, event.cards), secrets: { ...view.secrets, put_away: away } };
  },
  "stock-offered": (view, event) => ({
    ...view,
    drawer: event.seat,
    offered: event.number,
    secrets: { ...view.secrets, offered: event.cards ?? view.secrets.offered },
  }),
  "stock-drawn": (view, event) => {
    const after = {
      ...view,
      held: added(view.held, event.seat, 1),
      undealt: view.undealt - event.used,
      draws: view.draws + 1,
      drawer: null,
      offered: 0,
    };
    if (event.card === null) return after;
    const away = asHand([...view.secrets.put_away, ...(event.out ?? [])]);
    return { ...after, hand: changed(view, [], [event.card]), secrets: { ...view.secrets, put_away: away, offered: [] } };
  },
  "gift-chosen": (view, { giver, receiver, cards }) => {
    const gifts = cards === null ? view.secrets.gifts : [...view.secrets.gifts, { giver, receiver, cards }];
    return { ...view, given: [...view.given, giver], secrets: { ...view.secrets, gifts } };
  },
  "gifts-passed": (view, { gifts }) =>
    gifts.reduce(
      (after, { giver, receiver, cards }) =>
        giver === view.viewer
          ? { ...after, hand: changed(after, cards), known: learn(after, receiver, cards) }
          : { ...after, hand: changed(after, [], cards) },
      // A card that all saw going into a hand may be among those that were passed on.
      { ...view, known: view.known.map((): string[] => []), secrets: { ...view.secrets, gifts } },
    ),
  "hand-exposed": (view, event) => ({ ...view, known: learn(view, event.hand, event.cards) }),

  // the trump
  "bid-made": (view, { seat, tricks }) => ({ ...view, calls: [...view.calls, { seat, tricks }] }),
  "auction-won": (view, event) => ({ ...view, deal_hakem: event.seat, bid: event.tricks, leader: event.leader }),
  "trump-called": (view, event) => ({
    ...view,
    trump: event.suit,
    deal_hakem: event.seat,
    secrets: { ...view.secrets, chosen: null },
  }),
  "turn-up-asked": (view) => ({ ...view, turning: true }),
  "trump-turned-up": (view, event) => ({
    ...view,
    trump: suitOf(event.card),
    turning: false,
    known: learn(view, event.seat, [event.card]),
  }),
  "trump-drawn": (view, event) => {
    const inDeal = view.held.length > 0 && view.result === null;
    return { ...view, foretold: suitOf(event.card), trump: inDeal ? suitOf(event.card) : view.trump };
  },
  "trump-chosen": (view, event) => ({ ...view, secrets: { ...view.secrets, chosen: event.suit } }),
  "trump-hidden": (view, event) => {
    const after = { ...view, laid: event.seat, blind: event.blind, turning: false };
    if (event.card === null) return after;
    const hand = event.aside ? changed(view, [event.card]) : view.hand;
    return { ...after, hand, secrets: { ...view.secrets, laid: event.card } };
  },
  "trump-revealed": (view, event) => {
    const after = {
      ...view,
      trump: suitOf(event.card),
      known: learn(view, event.seat, [event.card]),
      laid: null,
      blind: false,
      not_trumps: [...new Set([...view.not_trumps, ...event.not_trumps])].sort((one, other) => one - other),
      trump_known_at: view.trick.length,
      ruffing: event.ruffing,
    };
    if (event.seat !== view.viewer) return after;
    return { ...after, hand: changed(view, [], [event.card]), secrets: { ...view.secrets, laid: null } };
  },
  "trump-set": (view, event) => ({ ...view, trump: event.suit, not_trumps: event.not_trumps, trump_known_at: view.trick.length - 1 }),
  "trump-narrowed": (view, event) => ({ ...view, excluded: event.excluded }),
  "trump-known": (view, event) => {
    if (!event.played) return { ...view, trump: event.suit }; // by a trick, which is over
    const since = view.trump === null ? view.trick.length - 1 : view.trump_known_at; // the card lies in the trick already
    return { ...view, trump: event.suit, laid: null, trump_known_at: since };
  },

  // what is said
  "redeal-claimed": (view, event) => ({ ...view, known: learn(view, event.seat, event.hand) }),
  "redeal-suggested": (view) => ({ ...view, suggested: true, answering: true }),
  "redeal-answered": (view) => ({ ...view, answering: false }),
  "kot-announced": (view, event) => ({ ...view, announced: [...view.announced, event.seat] }),
  "signalled": (view, event) => (event.holds === null ? view : { ...view, known: learn(view, event.seat, [event.holds]) }),
  "table-tapped": (view, event) => ({ ...view, tapped: [...view.tapped, event.seat] }),

  // the play
  "card-played": (view, { seat, card }) => {
    const after = {
      ...view,
      held: added(view.held, seat, -1),
      known: replaced(view.known, seat, without(view.known[seat] ?? [], [card])),
      tapped: view.trick.length > 0 ? view.tapped : [],
      trick: [...view.trick, card],
      ruffing: false,
    };
    if (seat !== view.viewer) return after;
    const laid = view.secrets.laid === card ? null : view.secrets.laid;
    return { ...after, hand: changed(view, [card]), secrets: { ...view.secrets, laid } };
  },
  "card-laid-away": (view, { seat, card }) => {
    const cards = card === null ? null : [card];
    const under = asHand([...view.secrets.under, ...(cards ?? [])]);
    return {
      ...putAway(view, seat, 1, cards),
      tapped: view.trick.length > 0 ? view.tapped : [],
      trick: [...view.trick, FACE_DOWN],
      secrets: { ...view.secrets, under },
    };
  },
  "trick-won": (view, event) => ({
    ...view,
    ...noTrick(),
    tricks: event.tricks,
    tens: event.tens,
    half: event.half,
    winners: [...view.winners, event.seat],
    last_trick: { leader: view.leader, cards: view.trick, winner: event.seat },
    leader: event.seat,
  }),
  "kot-reached": (view, event) => ({ ...view, deciders: event.deciders, spoken: [], going_on: event.deciders.length === 0 }),
  "partners-looked": (view, event) => {
    const place = event.seats.findIndex((seat) => seat !== view.viewer);
    const partner = event.seats[place];
    const hand = event.hands?.[place];
    return hand === undefined || partner === undefined ? view : { ...view, known: replaced(view.known, partner, asHand(hand)) };
  },
  "going-on-spoken": (view, event) => {
    const spoken = [...view.spoken, event.on];
    return { ...view, spoken, going_on: spoken.every(Boolean) && spoken.length === view.deciders.length };
  },

  // the ends
  "deal-ended": (view, { result, owed }) => ({
    ...view,
    result,
    owed,
    score: result.score,
    won: result.winner === null ? view.won : added(view.won, result.winner, 1),
    played: view.played + (result.kind === "redeal" ? 0 : 1),
    redeals: result.kind === "redeal" && view.phase === "trump" ? view.redeals + 1 : 0,
    streak: result.streak ?? view.streak,
    dealer: result.next_dealer ?? view.dealer,
    hakem: result.next_hakem ?? view.hakem,
    history: [...view.history, { deal: view.deals, hakem: view.deal_hakem, trump: view.trump, result }],
  }),
  "hands-opened": (view, event) => {
    if (event.laid === null) return { ...view, opened: event.hands };
    const trump = suitOf(event.laid); // it lay face down to the end
    const history = view.history.map((line) => (line.deal === view.deals ? { ...line, trump } : line));
    return { ...view, opened: event.hands, trump, history };
  },
  "match-ended": (view, event) => ({ ...view, match_result: event.result }),
};

/** Whether this page knows such an event. One it does not know calls for a fresh snapshot. */
export function isKnown(event: { type: string }): event is SeenEvent {
  return Object.hasOwn(FOLDS, event.type);
}

export function reduce(view: View, event: SeenEvent, layout: Layout): View {
  const fold = FOLDS[event.type] as Fold<typeof event.type>;
  return fold(view, event as never, layout);
}
