/**
 * One match at one table, for the person who looks at it: how it stands (`live`), how far the picture has come
 * (`shown`), whose turn it is, and what the person may ask for. Input is for the newest state, whatever is shown.
 */
import { tick } from "svelte";
import type { Card, Suit } from "../art/cards";
import { api, ApiError } from "../api";
import { Refusal, TableConnection, type TableListener } from "../connection.svelte";
import type { ProofMessage } from "../fair/device";
import { Fairness, type CheckState } from "../fair/fairness.svelte";
import { foretold } from "../fair/foretold";
import type { Action, DealLine, SeenEvent, Events, Layout, RedealClaimedEvent, SeatInfo, TrumpTurnedUpEvent, Turn, View, Welcome } from "../generated/protocol";
import { alert } from "../live.svelte";
import { OldLines } from "./old-lines.svelte";
import { problemText } from "../problems";
import { handAt, type Place, placeOf, type Relation, relationOf, sameSide, sidesFrom } from "../seating";
import { settings } from "../settings.svelte";
import { showToast } from "../ui/toasts.svelte";
import { t } from "../i18n.svelte";
import { Director } from "./director";
import { beginDraw, type Draw, type Seated } from "./draw";
import { Narrator, whatWasMissed } from "./narrator";
import { calledName } from "./names";
import { usePacing } from "./pace";
import { firstView, isKnown, reduce } from "./reduce";
import { type WinningPlace, winningAfter } from "./tricks";

export type Stage = "table" | "deal-end" | "match-end";

/** Nothing where the server will not answer a request; where it could not, the request may be made again. */
function unlessRefused(error: unknown): null {
  if (error instanceof ApiError && !["offline", "busy", "internal", "too-fast"].includes(error.code)) return null;
  throw error;
}

export class Match implements TableListener {
  readonly connection: TableConnection;
  readonly fair: Fairness;
  readonly oldLines: OldLines;
  readonly director = new Director(this);
  #narrator = new Narrator(this);

  live: View | null = $state.raw(null);
  shown: View | null = $state.raw(null);
  turn: Turn | null = $state.raw(null);

  /** The own card that was played and is not confirmed yet. It lies in the trick at once. */
  pending: Card | null = $state(null);
  /** Something was asked for and is not answered yet. */
  acting = $state(false);
  /** The card that takes the trick that is shown. */
  winning: WinningPlace = $state(null);
  /** While it is shown how the first hakem was found. */
  drawing: Draw | null = $state.raw(null);
  /** The draw that was heard of and is to be shown. */
  heardDraw: Draw | null = null;
  /** A card that has just been turned up for trump. */
  turnedUp: TrumpTurnedUpEvent | null = $state.raw(null);
  /** The claim to a new deal that was granted last, with its proof. */
  claim: RedealClaimedEvent | null = $state.raw(null);
  resignedBy: number | null = $state(null);
  concededBy: number | null = $state(null);
  /** The last deal's result was looked at, so that the match's may come. */
  lastDealSeen = $state(false);
  /** The number of the last event that was heard. */
  #seq = -1;
  /** Events that were missed are to come. */
  #missing = false;
  /** Which of the matches at this table this is. */
  number = -1;

  constructor(code: string) {
    this.oldLines = new OldLines(code);
    this.fair = new Fairness(code, {
      send: (request) => this.connection.send(request),
      fetch: (match, after) => api.oldDeals(code, match, after).catch(unlessRefused),
      complain: (deal) => this.#warn(t("fair-alert", { deal })),
    });
    this.connection = new TableConnection(code, this);
    this.fair.foretell(foretold.get(code));
  }

  close(): void {
    this.director.cut();
    this.connection.close();
  }

  // ---------------------------------------------------------------------------------------------- what is heard

  welcome(message: Welcome): void {
    const { view, turn, table } = message;
    this.fair.welcome(message);
    usePacing(message.pacing);
    const nothingMissed = this.#seq === message.seq;
    this.#seq = message.seq;
    const before = this.number === table.match ? this.live : null;
    this.number = table.match;
    this.turn = turn;
    if (before && !view) {
      this.#missing = true; // the events that were missed follow
      return;
    }
    this.live = view ?? firstView(message.viewer, this.sides.length);
    if (!before) this.#forget();
    if (before && view && this.drawing && nothingMissed) {
      // People changed chairs by the draw, which goes on: what was heard since was meant for the new chair already.
      this.shown &&= { ...this.shown, viewer: view.viewer };
      return this.#narrator.turn();
    }
    this.lastDealSeen = view?.match_result != null;
    this.showNewest();
    if (before && view) this.#sumUp(before, view);
    this.#narrator.turn();
  }

  proof(message: ProofMessage): void {
    this.fair.proof(message);
  }

  events(message: Events): void {
    this.fair.events(message.events, message.seq);
    if (!this.live) return;
    const before = this.live;
    this.#seq = message.seq;
    const views: View[] = [];
    for (const event of message.events) {
      if (!isKnown(event)) return this.connection.resync();
      views.push(this.#hear(event));
      if (event.type === "hakem-found") this.heardDraw = beginDraw(event, message.turn.drawn, { seats: this.seats, me: this.me });
    }
    this.turn = message.turn;
    const winning = winningAfter(message.events, views, message.turn.winning, this.layout);
    if (!this.#missing) message.events.forEach((event, at) => this.#narrator.event(event, views[at]!, winning[at]!));
    if (this.#missing) {
      this.#missing = false;
      this.showNewest();
      this.#sumUp(before, this.live);
    } else {
      this.director.show(message.events.map((event, at) => ({ event, winning: winning[at]! })));
      this.#narrator.turn();
    }
  }

  #hear(event: SeenEvent): View {
    this.live = reduce(this.live!, event, this.layout);
    if (event.type === "resigned") this.resignedBy = event.seat;
    if (event.type === "deal-conceded") this.concededBy = event.seat;
    if (event.type === "redeal-claimed") this.claim = event;
    if (event.type === "deal-began") this.claim = this.concededBy = null;
    return this.live;
  }

  /** One more event has reached the picture. */
  picture(event: SeenEvent, winning: WinningPlace): void {
    if (!this.shown) return;
    this.shown = reduce(this.shown, event, this.layout);
    this.winning = winning;
    if (event.type === "card-played" && event.seat === this.me) this.pending = null;
    if (event.type === "match-ended") this.lastDealSeen = event.result.reason === "resign";
  }

  #forget(): void {
    this.claim = this.drawing = this.heardDraw = this.turnedUp = null;
    this.resignedBy = this.concededBy = null;
    this.lastDealSeen = false;
  }

  #sumUp(before: View, after: View): void {
    const text = whatWasMissed(this, before, after);
    if (text) showToast(text);
  }

  /** Cuts to how things stand. */
  showNewest(): void {
    this.director.cut();
    this.drawing = this.turnedUp = null;
    this.shown = this.live;
    this.winning = this.turn?.winning?.place ?? null;
    if (this.pending && !this.live?.hand.includes(this.pending)) this.pending = null;
    if (this.live?.match_result?.reason === "resign") this.lastDealSeen = true;
  }

  // ------------------------------------------------------------------------------------------------ who is who

  get me(): number {
    return typeof this.connection.viewer === "number" ? this.connection.viewer : 0;
  }

  /** The lines of the score sheet, as far as they are here. */
  get sheet(): readonly DealLine[] {
    return this.oldLines.with(this.connection.table?.match ?? 0, this.shown?.history ?? []);
  }

  /** Fetches the first lines of a long score sheet. */
  async loadSheet(): Promise<void> {
    await this.oldLines.load(this.connection.table?.match ?? 0, this.shown?.history ?? []);
  }

  get layout(): Layout {
    return this.connection.table!.layout;
  }

  get seats(): SeatInfo[] {
    return this.connection.table?.seats ?? [];
  }

  /** Who is shown on which chair: while cards are turned for the first hakem, as people sat then. */
  get seated(): Seated {
    return this.drawing?.step === "turning" ? this.drawing.before : { seats: this.seats, me: this.me };
  }

  /** The reading direction, for words on the cloth: the cloth itself lies physically. */
  get textDirection(): "ltr" | "rtl" {
    return settings.language === "fa" ? "rtl" : "ltr";
  }

  placeOf(seat: number): Place {
    return placeOf(seat, this.seated.me, this.layout);
  }

  relationOf(seat: number): Relation {
    return relationOf(seat, this.seated.me, this.layout);
  }

  sideOf(seat: number): "us" | "them" {
    return sameSide(seat, this.seated.me, this.layout) ? "us" : "them";
  }

  /** The sides in playing order, ours first. */
  get sides(): number[] {
    return sidesFrom(this.me, this.layout);
  }

  /** Numbers per side, ours first. */
  oursFirst(numbers: readonly number[]): number[] {
    return this.sides.map((side) => numbers[side] ?? 0);
  }

  isOurs(side: number | null): boolean {
    return side === this.layout.sides[this.me];
  }

  /** The side of the seat. */
  sideNumber(seat: number): number {
    return this.layout.sides[seat]!;
  }

  /** The hand that plays the card at a place of a trick. */
  handAt(leader: number, place: number): number {
    return handAt(leader, place, this.shown?.deal_hakem ?? null, this.layout);
  }

  /** A seat for a sentence: its name, and how it stands to the reader. */
  who(seat: number): { name: string; relation: Relation } {
    return { name: this.nameOf(seat), relation: this.relationOf(seat) };
  }

  nameOf(seat: number): string {
    const { seats, me } = this.seated;
    return seat === me ? t("you") : calledName(seats[seat]);
  }

  // ------------------------------------------------------------------------------------------- fair dealing

  /** What came of the check of a deal so far. */
  checkOf(deal: number): CheckState {
    const over = this.live !== null && (deal < this.live.deals || this.live.result !== null);
    return this.fair.checkStateOf(deal, over, this.connection.table?.hold ?? false);
  }

  /** Where the record of this match can be had, as far as its deals are open. */
  get recordUrl(): string {
    return `/api/tables/${encodeURIComponent(this.connection.code)}/record?match=${this.number}`;
  }

  get recordName(): string {
    return `hokm-${this.connection.code}-${this.number}.hokm`;
  }

  // ------------------------------------------------------------------------------------------ what may be done

  readonly legal: Action[] = $derived(this.turn?.legal ?? []);
  readonly #plays: ReadonlyMap<Card, Action> = $derived(
    new Map(this.legal.flatMap((action) => (action.kind === "play-card" ? [[action.card as Card, action]] : []))),
  );
  readonly legalCards: ReadonlySet<Card> = $derived(new Set(this.#plays.keys()));
  /** The line is there, nothing is under way: the person may ask for something. */
  get free(): boolean {
    return !this.acting && this.pending === null && this.connection.status !== "lost";
  }
  readonly myTurn: boolean = $derived(this.legal.length > 0 && this.pending === null);
  readonly canPlay: boolean = $derived(this.free && this.legalCards.size > 0);
  /** Out of turn, besides resigning. */
  readonly asides: Action[] = $derived(this.turn?.asides ?? []);

  /** The own hand as it is shown. */
  readonly hand: Card[] = $derived(((this.shown?.hand ?? []) as Card[]).filter((card) => card !== this.pending));
  /** The trick on the table, with a card that was just played. */
  readonly trick: { seat: number; card: Card }[] = $derived.by(() => {
    if (!this.shown) return [];
    const { leader, trick } = this.shown;
    const cards = this.pending ? [...trick, this.pending] : trick;
    return (cards as Card[]).map((card, place) => ({ seat: this.handAt(leader, place), card }));
  });
  readonly trump: Suit | null = $derived((this.shown?.trump ?? null) as Suit | null);

  readonly stage: Stage = $derived.by(() => {
    if (this.shown?.match_result && this.lastDealSeen) return "match-end";
    return this.shown?.result && !(this.shown.match_result && this.lastDealSeen) ? "deal-end" : "table";
  });

  /** What may be done of a kind, in turn or out of it. */
  allowed<Kind extends Action["kind"]>(kind: Kind): Extract<Action, { kind: Kind }>[] {
    const all = [...this.legal, ...this.asides];
    return all.filter((action): action is Extract<Action, { kind: Kind }> => action.kind === kind);
  }

  /** Any action but a card. */
  async act(action: Action | undefined): Promise<boolean> {
    if (!this.free || !action) return false;
    this.showNewest();
    return this.#ask(() => this.connection.act(action));
  }

  async play(card: Card): Promise<void> {
    const action = this.#plays.get(card);
    if (!this.canPlay || !action) return;
    const scene = this.director.scene;
    const from = scene?.cardInHand(card) ?? null;
    this.showNewest();
    this.pending = card;
    const answered = this.#ask(() => this.connection.act(action));
    await tick();
    void scene?.play(this.me, from);
    if (!(await answered)) this.pending = null;
  }

  /** Anything that is no action of the game: next, hold, rematch, back, leave. */
  request(request: Parameters<TableConnection["send"]>[0]): Promise<boolean> {
    return this.#ask(() => this.connection.send(request));
  }

  /**
   * Holds the break between two deals until the answer is called. Nothing happens where there is no break, or where it
   * is held already: then it is not ours to let go.
   */
  holdBreak(): () => void {
    if (this.connection.table?.between?.held_by !== null) return () => undefined;
    const hold = (on: boolean): Promise<void> => this.connection.send({ type: "hold", on });
    const held = hold(true).then(() => true, () => false); // too late: the next deal has begun
    return () => void held.then((ours) => (ours ? hold(false) : undefined)).catch(() => undefined);
  }

  /** Says whether it was carried out; the person is told when it was not. */
  async #ask(request: () => Promise<void>): Promise<boolean> {
    this.acting = true;
    try {
      await request();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#warn(problemText(problem));
      return false;
    } finally {
      this.acting = false;
    }
  }

  #warn(text: string): void {
    showToast(text, { stays: true });
    alert(text);
  }
}
