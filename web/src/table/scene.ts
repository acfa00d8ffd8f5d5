/**
 * What moves on the cloth. Everything is found by its data attributes, and only `translate`, `scale`, `rotate`,
 * `transform` and `opacity` move, so that the layout stays with the style sheets. A movement is only a picture: it can
 * be finished at any moment, and nothing waits for it but the next picture.
 */
import { BACK_ID } from "../art/sprite";
import { effective } from "../settings.svelte";
import { decorationMs, shownMs } from "./pace";

const EASE_CARD = "cubic-bezier(.22, .9, .28, 1.04)";
const EASE_SPRING = "cubic-bezier(.3, 1.5, .5, 1)";
const SVG = "http://www.w3.org/2000/svg";

interface Point {
  x: number;
  y: number;
}

/** Where a card lay and how wide it was, before it flies from there. */
export interface Origin extends Point {
  width: number;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function originOf(element: HTMLElement): Origin {
  return { ...middle(element), width: element.offsetWidth };
}

/** Between two cards of a packet that flies, in milliseconds at the normal speed. */
const CARD_EVERY_MS = 34;

export class Scene {
  #running = new Set<Animation>();

  constructor(private readonly root: HTMLElement) {}

  /** Ends every movement at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  async #animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, options);
    this.#running.add(animation);
    // A movement whose element went away is over too.
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  /** Nothing, where nothing may move: so the next picture comes at once, and not after a frame or two for each event. */
  #all(selector: string): HTMLElement[] {
    return effective.still ? [] : [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  #find(selector: string): HTMLElement | null {
    return this.#all(selector)[0] ?? null;
  }

  /** The middle of a seat's face; the own seat is the hand. */
  #seat(seat: number): Point | null {
    const place = this.#find(`.seat[data-seat="${seat}"] .face`) ?? this.#find(`.hand[data-seat="${seat}"]`);
    return place && middle(place);
  }

  cardInHand(card: string): Origin | null {
    const element = this.#find(`.hand [data-card="${card}"]`);
    return element && originOf(element);
  }

  /** A card that has just been laid down comes from the hand or from its seat. */
  async play(seat: number, from: Origin | null): Promise<void> {
    const card = this.#find(`.trick [data-seat="${seat}"]`);
    const start = from ?? this.#seat(seat);
    if (!card || !start) return;
    const end = middle(card);
    const scale = from ? from.width / card.offsetWidth : 0.6;
    await this.#animate(
      card,
      [
        { translate: `${start.x - end.x}px ${start.y - end.y}px`, scale, rotate: from ? "0deg" : "12deg", opacity: from ? 1 : 0.2 },
        { translate: "0 0", scale: 1, rotate: "0deg", opacity: 1 },
      ],
      { duration: shownMs("flight"), easing: EASE_CARD },
    );
  }

  /** The trick draws together and goes to its winner. */
  async collect(winner: number): Promise<void> {
    const target = this.#seat(winner);
    if (!target) return;
    const cards = this.#all(".trick .card[data-seat]");
    await Promise.all(
      cards.map((card) => {
        const from = middle(card);
        const [x, y] = [target.x - from.x, target.y - from.y];
        const resting = getComputedStyle(card).transform;
        return this.#animate(
          card,
          [
            { transform: resting },
            { transform: `translate(${x / 4}px, ${y / 4}px) ${resting} scale(.9)`, offset: 0.35 },
            { transform: `translate(${x}px, ${y}px) ${resting} scale(.3)`, opacity: 0 },
          ],
          { duration: shownMs("collect"), easing: EASE_CARD, fill: "forwards" },
        );
      }),
    );
  }

  /** The newest pip of a side pops. */
  async pop(side: "us" | "them"): Promise<void> {
    const pip = this.#all(`.side.${side} .pips .won`).at(-1);
    const frames = [{ scale: 0.2 }, { scale: 1.7 }, { scale: 1 }];
    if (pip) await this.#animate(pip, frames, { duration: decorationMs(), easing: "ease-out" });
  }

  /** A packet of backs from the dealer to a seat. */
  async deal(dealer: number, seat: number, count: number): Promise<void> {
    const felt = this.#find(".felt");
    const [from, to] = [this.#seat(dealer), this.#seat(seat)];
    if (!felt || !from || !to) return;
    const origin = felt.getBoundingClientRect();
    const at = (point: Point, aside: number, turn: string): string =>
      `translate(${point.x - origin.x - 24 + aside}px, ${point.y - origin.y - 34}px) ${turn}`;
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const back = dealtBack();
        felt.append(back);
        await this.#animate(
          back,
          [
            { transform: at(from, 0, "rotate(-20deg) scale(.8)") },
            { transform: at(to, index * 4 - 8, `rotate(${index * 5 - 10}deg)`), offset: 0.85, opacity: 1 },
            { transform: at(to, 0, "scale(.55)"), opacity: 0 },
          ],
          { duration: decorationMs() * 1.3, delay: decorationMs(index * CARD_EVERY_MS), easing: EASE_CARD, fill: "both" },
        );
        back.remove();
      }),
    );
  }

  /** The trump star leaves the hakem's seat and lands in the bar, which glows once. */
  async showTrump(hakem: number): Promise<void> {
    const star = this.#find(".score .trump-star");
    const from = this.#seat(hakem);
    if (!star || !from) return;
    const end = middle(star);
    await this.#animate(
      star,
      [{ translate: `${from.x - end.x}px ${from.y - end.y}px`, scale: 1.6 }, { translate: "0 0", scale: 1 }],
      { duration: decorationMs(), easing: EASE_CARD },
    );
    const bar = this.#find(".score");
    const glow = { boxShadow: "0 0 0 4px var(--gold-on-felt)" };
    if (bar) void this.#animate(bar, [glow, { boxShadow: "0 0 0 12px transparent" }], { duration: decorationMs() });
  }

  /** The crown drops on the hakem. */
  async dropCrown(seat: number): Promise<void> {
    const crown = this.#find(`[data-seat="${seat}"] .crown`);
    const frames = [{ translate: "0 -60px", scale: 1.4, opacity: 0 }, { translate: "0 0", scale: 1, opacity: 1 }];
    if (crown) await this.#animate(crown, frames, { duration: decorationMs(), easing: EASE_SPRING });
  }

  /** What remains of the hands fades before the result rises. */
  async fadeHand(): Promise<void> {
    const fan = this.#find(".fan");
    if (fan) await this.#animate(fan, [{ opacity: 1 }, { opacity: 0 }], { duration: decorationMs(), fill: "forwards" });
  }
}

function dealtBack(): HTMLElement {
  const card = document.createElement("div");
  card.className = "card flying";
  card.setAttribute("aria-hidden", "true");
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 100 140");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${BACK_ID}`);
  picture.append(use);
  card.append(picture);
  return card;
}
