/** What a screen reader is told of the match, short or full. Cards of a trick are gathered into one message when short. */
import { type Card, type Suit, suitOf } from "../art/cards";
import type { DealResult, SeenEvent, HakemFoundEvent, View } from "../generated/protocol";
import { cardName, hasText, listed, t, type TextArguments } from "../i18n.svelte";
import { alert, announce, spoken, takeBack } from "../live.svelte";
import { settings } from "../settings.svelte";
import { play, vibrate } from "../sound";
import { chairBefore } from "./draw";
import type { Match } from "./match.svelte";
import { underOf } from "./results";
import { sortHand } from "./sorting";
import { isCut, type WinningPlace } from "./tricks";

const WARN_SECONDS = 10;

export class Narrator {
  #match: Match;
  #gathered: string[] = [];
  /** Of which turn the person was told, and in which words. */
  #turnSaid = "";
  #turnWords = "";

  constructor(match: Match) {
    this.#match = match;
  }

  event(event: SeenEvent, after: View, winning: WinningPlace): void {
    const match = this.#match;
    switch (event.type) {
      case "hakem-found":
        return this.#hakem(event);
      case "phase-began":
        // the hakem's five cards, and the whole hand before the first lead
        if (event.phase === "play" || (event.phase === "trump" && after.hand.length > 0)) this.#hand(after);
        return;
      case "trump-called":
      case "trump-turned-up":
        return this.#trump(event, after);
      case "card-played":
        return this.#card(event.seat, after, winning);
      case "trick-won":
        return this.#trick(event.seat, after);
      case "deal-ended":
        return this.#dealEnd(event.result);
      case "match-ended":
        return alert(matchEndTitle(match, event.result.winner));
      default:
        return this.#asItIsCalled(event);
    }
  }

  /** Says the sentence that the catalogue has for this kind of event, with the event's own fields in it. */
  #asItIsCalled(event: SeenEvent): void {
    const id = `told-${event.type}`;
    if (!hasText(id)) return;
    const values: TextArguments = {};
    for (const [name, value] of Object.entries(event)) {
      if (typeof value === "boolean") values[name] = String(value);
      else if (typeof value === "string" || typeof value === "number") values[name] = value;
    }
    if ("card" in event && event.card) values["card"] = cardName(event.card as Card);
    if ("seat" in event && event.seat !== null) Object.assign(values, this.#match.who(event.seat));
    announce(t(id, values));
  }

  /** Who is who has been told as people sat before the draw; their new chairs come after it. */
  #hakem({ hakem }: HakemFoundEvent): void {
    const match = this.#match;
    if (hakem === null) return;
    const draw = match.heardDraw;
    const chair = draw && draw.before.seats === match.seats ? chairBefore(draw, hakem) : hakem;
    announce(chair === match.me ? t("hakem-found-you") : t("hakem-found", { name: match.nameOf(chair) }));
  }

  #hand(view: View): void {
    const cards = sortHand(view.hand as Card[], view.trump as Suit | null, true);
    announce(spoken("deal", { count: cards.length, cards: listed(cards.map(cardName)) }));
  }

  #trump(event: Extract<SeenEvent, { type: "trump-called" | "trump-turned-up" }>, view: View): void {
    const match = this.#match;
    const values = { suit: view.trump ?? "", ...match.who(event.seat) };
    if (event.type === "trump-turned-up") announce(t("told-trump-turned-up", { ...values, card: cardName(event.card as Card) }));
    announce(event.seat === match.me ? spoken("trump-you", values) : spoken("trump", values));
  }

  #card(seat: number, view: View, winning: WinningPlace): void {
    const match = this.#match;
    const trick = view.trick as Card[];
    const card = trick.at(-1)!;
    const place = trick.length - 1;
    const ruff = isCut(trick, place, winning);
    const values = { ...match.who(seat), card: cardName(card), suit: suitOf(trick[0]!) };
    let text = ruff ? spoken("ruff", values) : spoken("card", values);
    const goesOn = match.turn?.winning != null; // else it is over, and who took it is said next
    if (settings.spoken === "full" && place > 0 && winning !== null && goesOn) {
      text += ` ${t("say-winning", match.who(match.handAt(view.leader, winning)))}`;
    }
    if (seat === match.me) return; // one knows what one has played
    if (settings.spoken === "full") announce(text);
    else this.#gathered.push(text);
  }

  #flush(): void {
    if (this.#gathered.length > 0) announce(this.#gathered.join(" "));
    this.#gathered = [];
  }

  #trick(winner: number, view: View): void {
    const match = this.#match;
    this.#flush();
    const [us = 0, them = 0] = match.oursFirst(view.tricks);
    announce(spoken("trick", { ...match.who(winner), us, them }));
  }

  #dealEnd(result: DealResult): void {
    const match = this.#match;
    this.#flush();
    if (result.kind === "redeal" || result.winner === null) return announce(t("deal-end-redeal"));
    const [us = 0, them = 0] = match.oursFirst(result.tricks);
    const [usPoints = 0, themPoints = 0] = match.oursFirst(result.score);
    const ours = match.isOurs(result.winner);
    const [winner, loser] = ours ? [us, them] : [them, us];
    const points = result.points[result.winner] ?? 0;
    const kot = result.kind === "kot" || result.kind === "hakem-kot";
    const how = underOf(match, result);
    announce(spoken(kot ? "kot" : "deal-end", { side: ours ? "us" : "them", us, them, winner, loser, points, usPoints, themPoints, how }));
  }

  /** Says once that it is the person's turn, whatever it asks for. */
  turn(): void {
    const { live, turn, me, legalCards } = this.#match;
    if (!live || !turn?.to_act.includes(me) || turn.legal.length === 0) {
      takeBack(this.#turnWords);
      this.#turnSaid = this.#turnWords = "";
      return;
    }
    const key = `${live.deals} ${live.winners.length} ${live.trick.length} ${JSON.stringify(turn.legal)}`;
    if (key === this.#turnSaid) return;
    this.#turnSaid = key;
    this.#flush();
    this.#turnWords = this.#turnText(live, legalCards.size);
    alert(this.#turnWords);
    vibrate(30);
    if (document.hidden || this.#match.seats.filter((seat) => seat.kind === "person").length > 1) play("turn");
  }

  #turnText(view: View, count: number): string {
    const kinds = new Set(this.#match.legal.map((action) => action.kind));
    if (kinds.has("call-trump")) return spoken("choose-trump");
    if (kinds.has("continue")) return t("go-on-title");
    if (kinds.has("agree")) return t("suggest-title");
    const trick = view.trick as Card[];
    if (trick.length === 0) return spoken("lead");
    const { turn } = this.#match;
    const suit = suitOf(trick[0]!);
    if (!turn?.winning) return spoken("turn-led", { suit, count });
    return spoken("turn", { suit, winner: this.#match.nameOf(turn.winning.hand), card: cardName(turn.winning.card as Card), count });
  }
}

/** Once for a turn, when little time is left. */
export function warnOfTime(seconds: number): void {
  alert(spoken("time", { seconds }));
  play("buzz");
  vibrate(60);
}

export function isWarning(seconds: number): boolean {
  return seconds > 0 && seconds <= WARN_SECONDS;
}

/** Trump, turn and score in one breath. */
export function sayScore(match: Match): void {
  const view = match.live;
  if (!view) return;
  const [us = 0, them = 0] = match.oursFirst(view.tricks);
  const [usPoints = 0, themPoints = 0] = match.oursFirst(view.score);
  const parts = [spoken("score", { us, them, usPoints, themPoints })];
  parts.push(view.trump ? t("say-trump-short", { suit: view.trump }) : t("table-no-trump"));
  const awaited = match.turn?.to_act[0];
  if (awaited !== undefined) parts.push(awaited === match.me ? t("table-your-turn") : t("table-turn-of", { name: match.nameOf(awaited) }));
  announce(parts.join(" "));
}

/** The trick that was won last, or that there is none. */
export function sayLastTrick(match: Match): void {
  const trick = match.shown?.last_trick;
  if (!trick) return announce(t("table-no-last-trick"));
  const card = trick.cards.find((_, place) => match.handAt(trick.leader, place) === trick.winner) as Card;
  announce(t("table-took", { ...match.who(trick.winner), card: cardName(card) }));
}

export function matchEndTitle(match: Match, winner: number | null): string {
  if (winner === null) return t("match-end-drawn");
  return t(match.isOurs(winner) ? "match-end-won" : "match-end-lost");
}

/** What happened while the line was broken, in one line; `null` when it was nothing. */
export function whatWasMissed(match: Match, before: View, after: View): string | null {
  if (after.deals !== before.deals || after.winners.length < before.winners.length) {
    return after.deals > before.deals ? t("missed-deals", { deals: after.deals - before.deals }) : null;
  }
  const tricks = after.winners.slice(before.winners.length);
  if (tricks.length === 0) return null;
  const us = tricks.filter((seat) => match.sideOf(seat) === "us").length;
  return t("missed-tricks", { tricks: tricks.length, us, them: tricks.length - us });
}
