/**
 * Shows what happened, one event after another, as it would be seen at a table. The match itself is always ahead of
 * the picture: whoever acts, or does not care to watch, cuts to how things stand.
 */
import { tick } from "svelte";
import type { CardsDealtEvent, SeenEvent, HakemFoundEvent } from "../generated/protocol";
import { play } from "../sound";
import { peopleMove } from "./draw";
import type { Match } from "./match.svelte";
import { lingerMs, shownMs } from "./pace";
import type { Scene } from "./scene";
import type { WinningPlace } from "./tricks";

/** An event, and the card that takes the trick after it. */
export interface Shot {
  event: SeenEvent;
  winning: WinningPlace;
}

type Of<Type extends SeenEvent["type"]> = Extract<SeenEvent, { type: Type }>;

export class Director {
  scene: Scene | null = null;
  #match: Match;
  #queue: Shot[] = [];
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

  show(shots: readonly Shot[]): void {
    this.#queue.push(...shots);
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
    for (let shot = this.#queue.shift(); shot; shot = this.#queue.shift()) {
      await this.#perform(shot, take);
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

  #isComing(type: SeenEvent["type"]): boolean {
    return this.#queue.some(({ event }) => event.type === type);
  }

  async #perform({ event, winning }: Shot, take: number): Promise<void> {
    await tick(); // the screen on which this is shown may just be coming
    if (take !== this.#take) return;
    const { scene } = this;
    if (!scene || document.hidden) return this.#match.picture(event, winning);
    switch (event.type) {
      case "hakem-found":
        return this.#findHakem(event, scene, take);
      case "cards-dealt":
        return this.#deal(event, scene, take);
      case "trump-called":
      case "trump-turned-up":
        return this.#makeTrump(event, scene, take);
      case "card-played":
        return this.#playCard(event, winning, scene, take);
      case "trick-won":
        return this.#winTrick(event, scene, take);
      case "deal-ended":
        return this.#endDeal(event, scene, take);
      default:
        this.#match.picture(event, winning);
    }
  }

  /**
   * Cards face up one by one, each in front of whoever it is turned to. Where the draw says who sits with whom, people
   * then go to their new chairs with their cards. Last the crown drops on the hakem.
   */
  async #findHakem(event: HakemFoundEvent, scene: Scene, take: number): Promise<void> {
    const match = this.#match;
    const draw = match.heardDraw;
    if (!draw || draw.turnedTo.length === 0) return match.picture(event, null);
    const all = event.cards.length;
    const every = Math.min(shownMs("drawn"), shownMs("draw") / all);
    for (let count = 1; count <= all; count++) {
      match.drawing = { ...draw, count };
      play("card");
      await this.#pause(every);
      if (take !== this.#take) return;
    }
    if (peopleMove(draw)) {
      await this.#pause(lingerMs());
      if (take !== this.#take) return;
      match.drawing = { ...draw, count: all, step: "seated" };
      await this.#pause(lingerMs());
      if (take !== this.#take) return;
    }
    match.picture(event, null);
    match.drawing = { ...draw, count: all, step: "found" };
    await tick();
    if (event.hakem !== null) void scene.dropCrown(event.hakem);
    await this.#pause(Math.max(lingerMs(), shownMs("hakem")));
    if (take === this.#take) match.drawing = null;
  }

  async #deal(event: CardsDealtEvent, scene: Scene, take: number): Promise<void> {
    const dealer = this.#match.shown?.dealer ?? 0;
    const flights: Promise<void>[] = [];
    for (const packet of event.packets) {
      const land = (): void => {
        if (take === this.#take) this.#match.picture({ ...event, packets: [packet] }, null);
      };
      flights.push(scene.deal(dealer, packet.seat, packet.number).then(land));
      await this.#pause(shownMs("packet"));
      if (take !== this.#take) return;
    }
    await Promise.all(flights);
  }

  async #makeTrump(event: Of<"trump-called" | "trump-turned-up">, scene: Scene, take: number): Promise<void> {
    if (event.type === "trump-turned-up") {
      this.#match.turnedUp = event;
      await this.#pause(Math.max(lingerMs(), shownMs("card")));
      this.#match.turnedUp = null;
      if (take !== this.#take) return;
    }
    this.#match.picture(event, null);
    await tick();
    await scene.showTrump(event.seat);
  }

  async #playCard(event: Of<"card-played">, winning: WinningPlace, scene: Scene, take: number): Promise<void> {
    if (this.#match.pending === event.card) return this.#match.picture(event, winning); // it lies there since it was played
    const own = event.seat === this.#match.me;
    const from = own ? scene.cardInHand(event.card) : null;
    this.#match.picture(event, winning);
    await tick();
    await scene.play(event.seat, from);
    if (take === this.#take) play("card");
  }

  /** The finished trick stays for reading, then it goes to its winner. */
  async #winTrick(event: Of<"trick-won">, scene: Scene, take: number): Promise<void> {
    // When another trick has been finished already, there is no time to read this one.
    if (!this.#isComing("trick-won")) await this.#pause(lingerMs());
    if (take !== this.#take) return;
    play("trick");
    await scene.collect(event.seat);
    if (take !== this.#take) return;
    this.#match.picture(event, null);
    await tick();
    void scene.pop(this.#match.sideOf(event.seat));
  }

  async #endDeal(event: Of<"deal-ended">, scene: Scene, take: number): Promise<void> {
    await scene.fadeHand();
    if (take !== this.#take) return;
    this.#match.picture(event, null);
    // Where the next deal has begun already, the result is still to be read.
    if (this.#isComing("deal-began")) await this.#pause(2 * lingerMs());
  }
}
