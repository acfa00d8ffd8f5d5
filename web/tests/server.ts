/**
 * The server's side of a test: a socket that plays back what was recorded of the real one, and plain requests that the
 * real one answers. It stands where the browser's own `WebSocket` and `fetch` stand, so no part of the page knows of it.
 */
import { commands } from "vitest/browser";
import type { Action, DealsTold } from "../src/generated/protocol";

type Message = { type: string; id?: string | null } & Record<string, unknown>;

interface Beat {
  /** What is waited for: `hello`, `cue`, or a request of the page by its type. */
  after: string;
  say: Message[];
  /** The line breaks when all is said. */
  hang_up: boolean;
}

interface Recording {
  beats: Beat[];
  /** What the page's device is given as seeds of its own, in hex. */
  seeds: string[];
  /** What is told of deals that are over, when it is asked for. */
  deals: DealsTold | null;
}

const RECORDINGS = JSON.parse(await commands.recordings()) as Record<string, Recording>;
const own = { WebSocket, fetch: window.fetch, getRandomValues: crypto.getRandomValues };

/** One end of a line that is not there. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState: number = Line.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  #server: Server;

  constructor(server: Server) {
    super();
    this.#server = server;
    queueMicrotask(() => {
      if (this.readyState !== Line.CONNECTING) return;
      this.readyState = Line.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.#server.hear(this, JSON.parse(text) as Message);
  }

  /** The page hangs up. */
  close(): void {
    this.readyState = Line.CLOSED;
  }

  /** The server hangs up. */
  break(): void {
    this.close();
    this.onclose?.();
  }
}

type Answer = (method: string, path: string, body: unknown) => Promise<Response> | undefined;

/** A table that goes as it was recorded. Without a name nothing is ever said. */
export class Server {
  /** The requests that the page has sent. */
  readonly heard: Message[] = [];
  /** Nothing is said any more, as when the line is dead. */
  silent = false;
  /** Whom the plain requests come from; the server knows nobody to begin with. */
  guest = "somebody";
  /** Answers plain requests in place of the server. */
  answer: Answer = () => undefined;
  #beats: Beat[];
  #seeds: string[];
  #line: Line | undefined;
  /** What was heard and has not been waited for yet. */
  #early: Message[] = [];
  #end = new AbortController();
  #pending = 0;
  /** How many lines the page has opened. */
  lines = 0;

  constructor(name?: string) {
    const recording = name === undefined ? { beats: [], seeds: [], deals: null } : RECORDINGS[name];
    if (!recording) throw new Error(`nothing is recorded as "${name}"`);
    this.#beats = [...recording.beats];
    this.#seeds = [...recording.seeds];
    const { deals } = recording;
    if (deals) this.answer = async (_, path) => (path.includes("/deals?") ? Response.json(deals) : this.ask("GET", path));
  }

  /** Stands in for the browser's own ways to a server, until there is another one. */
  install(): void {
    const server = this;
    const Socket = function (url: string | URL, protocols?: string | string[]) {
      if (new URL(url).pathname !== "/ws") return new own.WebSocket(url, protocols);
      server.lines += 1;
      return new Line(server);
    };
    window.WebSocket = Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }) as unknown as typeof WebSocket;
    window.fetch = (input, init) => {
      const path = String(input);
      return path.startsWith("/api/") ? this.#request(path, init) : own.fetch(input, init);
    };
    crypto.getRandomValues = ((array: Uint8Array) => {
      const seed = array instanceof Uint8Array && array.length === 32 ? this.#seeds.shift() : undefined;
      if (seed === undefined) return own.getRandomValues.call(crypto, array as Uint8Array<ArrayBuffer>);
      array.set(seed.match(/../g)!.map((digits) => parseInt(digits, 16)));
      return array;
    }) as typeof crypto.getRandomValues;
  }

  /** Nothing is answered any more: not what is still open, and not what a page asks that has been closed. */
  close(): void {
    this.silent = true;
    this.#end.abort(new TypeError("the server is gone"));
  }

  /** The actions that the page has asked for: a card as itself, anything else by its kind and suit. */
  played(): string[] {
    const actions = this.heard.filter(({ type }) => type === "act").map(({ action }) => action as Action);
    return actions.map((action) => {
      if (action.kind === "play-card") return action.card;
      return action.kind === "call-trump" ? `${action.kind} ${action.suit}` : action.kind;
    });
  }

  /** Says what the recording has for this moment. */
  cue(): void {
    this.#hear({ type: "cue" });
  }

  hear(line: Line, message: Message): void {
    if (this.silent) return;
    if (message.type === "ping") return this.#say({ type: "pong" });
    if (message.type === "hello") this.#line = line;
    else this.heard.push(message);
    this.#hear(message);
  }

  /** What nobody waits for is taken as the server takes it: it says yes, and nothing comes of it. */
  #hear(message: Message): void {
    const expected = this.#beats.some((beat) => beat.after === message.type);
    if (expected) this.#early.push(message);
    else if (message.id) this.#say({ type: "accepted", id: message.id });
    for (let beat = this.#next(); beat; beat = this.#next()) this.#play(...beat);
  }

  /** The next beat, if what it waits for was heard. */
  #next(): [Beat, Message] | undefined {
    const place = this.#early.findIndex(({ type }) => type === this.#beats[0]?.after);
    return place < 0 ? undefined : [this.#beats.shift()!, this.#early.splice(place, 1)[0]!];
  }

  #play({ say, hang_up }: Beat, asked: Message): void {
    for (const message of say) this.#say(message.id ? { ...message, id: asked.id! } : message);
    if (hang_up) this.#line?.break();
  }

  /** Not before the page has done what it is doing: a line takes its time. */
  #say(message: Message): void {
    const line = this.#line;
    queueMicrotask(() => line?.readyState === Line.OPEN && line.onmessage?.({ data: JSON.stringify(message) }));
  }

  /** How many plain requests are still to be answered. */
  get pending(): number {
    return this.#pending;
  }

  async #request(path: string, init: RequestInit = {}): Promise<Response> {
    this.#end.signal.throwIfAborted();
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const answer = this.answer(method, path, body);
    if (answer) return answer;
    this.#pending += 1;
    return this.ask(method, path, body).finally(() => (this.#pending -= 1));
  }

  /** What a request gets that is not answered as long as there is a server. */
  never(): Promise<Response> {
    return new Promise((_, reject) => this.#end.signal.addEventListener("abort", () => reject(this.#end.signal.reason)));
  }

  /** A plain request to the real server. */
  async ask(method: string, path: string, body: unknown = null): Promise<Response> {
    const request = JSON.stringify([this.guest, method, path, body]);
    const [status, answer] = JSON.parse(await commands.askServer(request)) as [number, unknown];
    return new Response(JSON.stringify(answer), { status });
  }
}
