/** On the way to a state of the page: what a visitor does to get there, and the list of states. */
import { mount, unmount } from "svelte";
import { expect, vi } from "vitest";
import { commands, type Locator, page, userEvent } from "vitest/browser";
import App from "../src/App.svelte";
import { useRules } from "../src/house-rules.svelte";
import { change, type Settings, settings } from "../src/settings.svelte";
import "../src/styles/index.css";
import { toasts } from "../src/ui/toasts.svelte";
import { Server } from "./server";
import { cardName, cardOf, say, whole, within } from "./words";

export type Size = "phone" | "desktop";

const CODE = "k7f3m9";
/** The pauses for reading in a deal that has been played already when the page shows it, in milliseconds. */
const A_DEAL_MS = 3_000;
/** What a device has that nobody has set. */
const DEFAULTS: Readonly<Settings> = { ...settings };
/** A place on the strip of a card that its neighbour in the fan leaves free, on the smallest card there is. */
const STRIP = { x: 14, y: 40 };
/** Times that the page's own clock counts. */
const CLOCK = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const;
/** No timer longer than this many milliseconds rings where things that pass by themselves are to stay. */
const SHORT_MS = 200;

type Values = Parameters<typeof say>[1];

/** Somebody on the way. Everything that is on the page when a visit is over goes with it. */
export class Visit {
  #app: Record<string, unknown> | undefined;
  #server: Server | undefined;
  readonly #setTimeout = window.setTimeout;
  /** What waits for timers that are held. */
  #held: (() => void)[] = [];

  constructor(readonly size: Size) {}

  /** The server that the page speaks with; one where there is no table, if nothing else was said. */
  get server(): Server {
    if (!this.#server) this.#use(new Server());
    return this.#server!;
  }

  #use(server: Server): void {
    this.#server = server;
    server.install();
  }

  /** Opens the page at a path. */
  open(path: string): void {
    this.server;
    history.replaceState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    const target = document.createElement("div");
    target.id = "app";
    document.body.append(target);
    this.#app = mount(App, { target });
  }

  /** Opens the page at the table of a recording, with a dialog over it if one is named. */
  table(recording?: string, dialog = "", code = CODE): Server {
    this.#use(new Server(recording));
    this.open(`/t/${code}${dialog && "#"}${dialog}`);
    return this.server;
  }

  /** Closes the page, and leaves nothing behind. */
  async leave(): Promise<void> {
    if (this.#app) await unmount(this.#app);
    this.#app = undefined;
    document.getElementById("app")?.remove();
    this.#server?.close();
    this.#letTimersRing();
    toasts.splice(0);
    for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) change(name, DEFAULTS[name]);
    useRules({}, "level-2");
    localStorage.clear();
    sessionStorage.clear();
  }

  /** What waits for a time rings after all: the page's modules stay, and one that waited for ever would be deaf. */
  #letTimersRing(): void {
    window.setTimeout = this.#setTimeout;
    for (const act of this.#held.splice(0)) act();
    for (let times = 0; vi.isFakeTimers() && times < 3; times++) vi.runOnlyPendingTimers();
    vi.useRealTimers();
  }

  // ------------------------------------------------------------------------------------------------------- the clock

  /** Things that pass by themselves stay where they are. */
  holdTimers(): void {
    const set = this.#setTimeout;
    window.setTimeout = ((act: () => void, after = 0, ...rest: []) => {
      if (after <= SHORT_MS) return set(act, after, ...rest);
      this.#held.push(act);
      return 0;
    }) as typeof setTimeout;
  }

  /** The page's time goes by as the visit says; besides, it goes by. */
  ownClock(): void {
    vi.useFakeTimers({ toFake: [...CLOCK], shouldAdvanceTime: true });
  }

  async pass(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  /** What the page shows one after another passes at once: its pauses, too, are for readers. */
  async hurry(): Promise<void> {
    await this.pass(A_DEAL_MS);
  }

  /** The line is dead for so long, counted from the page's first question. */
  async loseLine(milliseconds: number): Promise<void> {
    this.server.silent = true;
    await this.pass(5_000); // time to ask whether the line is alive
    await this.pass(milliseconds);
  }

  // ------------------------------------------------------------------------------------------------------- the page

  heading(text: string, values: Values = {}): Locator {
    return page.getByRole("heading", { name: whole(text, values) });
  }

  text(text: string, values: Values = {}): Locator {
    return page.getByText(within(text, values)).first();
  }

  button(text: string, values: Values = {}, role: "button" | "radio" = "button"): Locator {
    return page.getByRole(role, { name: within(text, values) }).first();
  }

  async press(text: string, values: Values = {}, role: "button" | "radio" = "button"): Promise<void> {
    await this.button(text, values, role).click();
  }

  get hand(): Locator {
    return page.getByRole("region", { name: say("table-hand") });
  }

  card(card: string): Locator {
    return this.hand.getByRole("button", { name: cardName(card) });
  }

  get cards(): Locator {
    return this.hand.getByRole("button");
  }

  /** The own cards from left to right, as they are written in records. */
  holds(): string[] {
    return [...document.querySelectorAll(".hand .card")].map((card) => cardOf(card.getAttribute("aria-label")!));
  }

  /** The card that has the focus. */
  focused(): string {
    return cardOf(document.activeElement?.getAttribute("aria-label") ?? "");
  }

  get dialog(): Locator {
    return page.getByRole("dialog");
  }

  /** Waits until there are so many of it. */
  async counts(what: Locator, number: number): Promise<void> {
    await expect.poll(() => what.elements().length, { message: what.selector }).toBe(number);
  }

  /** Closes the dialog by its button. */
  async closeDialog(): Promise<void> {
    await this.dialog.getByRole("button", { name: say("close") }).click();
    await this.counts(this.dialog, 0);
  }

  /** Waits until there is an element that a selector finds. */
  async finds(selector: string): Promise<Element> {
    await expect.poll(() => document.querySelector(selector)).not.toBeNull();
    return document.querySelector(selector)!;
  }

  /** Waits until nothing moves any more. */
  async still(): Promise<void> {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }

  /** Waits until something is to be seen. */
  async sees(what: Locator): Promise<void> {
    await expect.element(what).toBeVisible();
  }

  /** Waits until the table is there, so that what happens next happens before one's eyes. */
  async sitDown(): Promise<void> {
    await this.sees(this.hand);
  }

  /** Touches the free strip of a card: a finger taps, a mouse points. */
  async touch(card: string): Promise<void> {
    await this.sees(this.card(card));
    if (this.size === "phone") await commands.tap(this.card(card).selector, STRIP);
    else await this.card(card).hover({ position: STRIP });
  }

  /** Asks for a card: with two taps, or with a click. */
  async play(card: string): Promise<void> {
    if (this.size === "phone") {
      await this.touch(card);
      await this.touch(card);
    } else await this.card(card).click({ position: STRIP, force: true });
  }

  /** One key, or letters one after the other. */
  async key(keys: string): Promise<void> {
    await userEvent.keyboard(keys);
  }

  /** A point of the screen on the strip of a card. */
  place(card: string): { x: number; y: number } {
    const { left, top } = this.card(card).element().getBoundingClientRect();
    return { x: left + STRIP.x, y: top + STRIP.y };
  }
}


/** A state by its name, where it is, what is to be seen (components by folder and name), and how to reach it. */
export interface State {
  name: string;
  /** The screen, after a colon its scene, and after a hash the dialog that lies over it. */
  where: string;
  shows: readonly string[];
  /** One of the pictures that a person sees most: looked at in more combinations of language, theme and size. */
  often: boolean;
  reach: (at: Visit) => unknown;
}

/** The states of a part of the page, each named by its key. */
export type Part = Record<string, Omit<State, "name" | "often"> & { often?: true }>;

export function statesOf(...parts: Part[]): State[] {
  return parts.flatMap((part) => Object.entries(part).map(([name, state]) => ({ name, often: false, ...state })));
}
