/**
 * Shows what happened, one event after another, as it would be seen at a table. The match itself is always ahead of
 * the picture: whoever acts, or does not care to watch, cuts to how things stand.
 */
import { tick } from "svelte";
import type { CardsDealtEvent, EventMessage, HakemFoundEvent } from "../generated/protocol";
import { lingerMs } from "../settings.svelte";
import { play } from "../sound";
import type { Match } from "./match.svelte";
import { paced, type Scene } from "./scene";

const DRAW_EVERY_MS = 140;
const PACKET_EVERY_MS = 150;
/** A long draw goes faster. */
const WHOLE_DRAW_MS = 2800;
const HAKEM_SHOWN_MS = 1200;
const CARD_SHOWN_MS = 900;

export class Director {
  scene: Scene | null = null;
  #match: Match;
  #queue: EventMessage[] = [];
  /** Counts the cuts: a movement that finds another number than its own stops. */
  #take = 0;
  #busy = false;
  #wake: (() => void) | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  get busy(): boolean {
    return this.#busy;
  }

  show(events: readonly EventMessage[]): void {
    this.#queue.push(...events);
    if (!this.#busy) void this.#run();
  }

  /** Stops every movement; the match then shows how things stand. */
  cut(): void {
    this.#take += 1;
    this.#queue = [];
    this.#busy = false;
    this.#wake?.();
    this.scene?.finish();
  }

  async #run(): Promise<void> {
    const take = ++this.#take;
    this.#busy = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      await this.#perform(event, take);
      if (take !== this.#take) return;
    }
    this.#busy = false;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #isComing(type: EventMessage["type"]): boolean {
    return this.#queue.some((event) => event.type === type);
  }

  async #perform(event: EventMessage, take: number): Promise<void> {
    await tick(); // the screen on which this is shown may just be coming
    if (take !== this.#take) return;
    const { scene } = this;
    if (!scene || document.hidden) return this.#match.picture(event);
    switch (event.type) {
      case "hakem-found":
        return this.#findHakem(event, scene, take);
      case "cards-dealt":
        return this.#deal(event, scene, take);
      case "trump-called":
      case "trump-turned-up":
        return this.#makeTrump(event, scene, take);
      case "card-played":
        return this.#playCard(event, scene, take);
      case "trick-won":
        return this.#winTrick(event, scene, take);
      case "deal-ended":
        return this.#endDeal(event, scene, take);
      default:
        this.#match.picture(event);
    }
  }

  /** Cards face up one by one, until the crown drops on the hakem. */
  async #findHakem(event: HakemFoundEvent, scene: Scene, take: number): Promise<void> {
    const match = this.#match;
    const every = Math.min(DRAW_EVERY_MS, WHOLE_DRAW_MS / event.cards.length);
    for (let count = 1; count <= event.cards.length; count++) {
      match.drawing = { cards: event.cards.slice(0, count), hakem: null };
      play("card");
      await this.#pause(paced(every));
      if (take !== this.#take) return;
    }
    match.picture(event);
    match.drawing = { cards: event.cards, hakem: event.hakem };
    await tick();
    if (event.hakem !== null) void scene.crownHakem(event.hakem);
    await this.#pause(Math.max(lingerMs(), paced(HAKEM_SHOWN_MS)));
    if (take === this.#take) match.drawing = null;
  }

  async #deal(event: CardsDealtEvent, scene: Scene, take: number): Promise<void> {
    const dealer = this.#match.shown?.dealer ?? 0;
    const flights: Promise<void>[] = [];
    for (const packet of event.packets) {
      const land = (): void => {
        if (take === this.#take) this.#match.picture({ ...event, packets: [packet] });
      };
      flights.push(scene.deal(dealer, packet.seat, packet.number).then(land));
      await this.#pause(paced(PACKET_EVERY_MS));
      if (take !== this.#take) return;
    }
    await Promise.all(flights);
  }

  async #makeTrump(event: Extract<EventMessage, { type: "trump-called" | "trump-turned-up" }>, scene: Scene, take: number): Promise<void> {
    if (event.type === "trump-turned-up") {
      this.#match.turnedUp = event;
      await this.#pause(Math.max(lingerMs(), CARD_SHOWN_MS));
      this.#match.turnedUp = null;
      if (take !== this.#take) return;
    }
    this.#match.picture(event);
    await tick();
    await scene.crownTrump(event.seat);
  }

  async #playCard(event: Extract<EventMessage, { type: "card-played" }>, scene: Scene, take: number): Promise<void> {
    if (this.#match.pending === event.card) return this.#match.picture(event); // it lies there since it was played
    const own = event.seat === this.#match.me;
    const from = own ? scene.cardInHand(event.card) : null;
    this.#match.picture(event);
    await tick();
    await scene.play(event.seat, from);
    if (take === this.#take) play("card");
  }

  /** The finished trick stays for reading, then it goes to its winner. */
  async #winTrick(event: Extract<EventMessage, { type: "trick-won" }>, scene: Scene, take: number): Promise<void> {
    // When another trick has been finished already, there is no time to read this one.
    if (!this.#isComing("trick-won")) await this.#pause(lingerMs());
    if (take !== this.#take) return;
    play("trick");
    await scene.collect(event.seat);
    if (take !== this.#take) return;
    this.#match.picture(event);
    await tick();
    void scene.pop(this.#match.sideOf(event.seat));
  }

  async #endDeal(event: Extract<EventMessage, { type: "deal-ended" }>, scene: Scene, take: number): Promise<void> {
    await scene.fadeHand();
    if (take !== this.#take) return;
    this.#match.picture(event);
    // Where the next deal has begun already, the result is still to be read.
    if (this.#isComing("deal-began")) await this.#pause(2 * lingerMs());
  }
}
