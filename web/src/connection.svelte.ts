/**
 * The socket to one table. It says hello, keeps the line alive, comes back by itself when the line breaks, and sends
 * again what was not answered: the server carries out one id once, so a card sent twice counts once.
 *
 * Events are numbered without a gap. What was heard already is dropped here; after a gap the table is asked for again
 * from the last number that was heard.
 */
import type { ProofMessage } from "./fair/device";
import type {
  Action, ClientMessage, Events, Hello, Ping, RefusalCode, ServerMessage, TableInfo, Welcome,
} from "./generated/protocol";
import { PROTOCOL } from "./generated/version";
import { meetServer } from "./me.svelte";

const PING_EVERY_MS = 4000;
const SLOW_MS = 2000;
const LOST_MS = 5000;
const WATCH_EVERY_MS = 500;
const RETRY_MS = [300, 1000, 2000, 4000] as const;

/**
 * `slow`: no answer for 2 s. `lost`: none for 5 s; it keeps trying. The last five are final: the seat was opened
 * elsewhere, there is no such table, the browser sends no cookie back, the match goes on without this person, or this
 * page is older than the server.
 */
export type Status = "connecting" | "open" | "slow" | "lost" | "superseded" | "no-table" | "no-cookie" | "not-seated" | "old-version";

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** Anything a person may ask for at the table. */
export type Request = WithoutId<Exclude<ClientMessage, Hello | Ping>>;

/** A request that was refused, with the server's reason. */
export class Refusal extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

export interface TableListener {
  /** The match as it stands: at the start, after a break, and when a new match begins. Without a view nothing is new. */
  welcome?(message: Welcome): void;
  /** What happened since, each event once. */
  events?(message: Events): void;
  /** How the cards are dealt: what the server binds itself to, the seeds, and the deals that may be checked. */
  proof?(message: ProofMessage): void;
}

interface Waiting {
  message: Request & { id: string };
  /** When it was sent last; milliseconds of the page's clock. */
  sentAt: number;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

const FINAL: readonly Status[] = ["superseded", "no-table", "no-cookie", "not-seated", "old-version"];

/** Different for every visit, so that ids of two visits never meet. */
const VISIT = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
let requests = 0;

export class TableConnection {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  viewer: Welcome["viewer"] = $state("spectator");

  #listener: TableListener;
  #socket: WebSocket | undefined;
  /** The server has answered this socket's hello. */
  #welcomed = false;
  /** A cookie was asked for since the last welcome. */
  #metAnew = false;
  #closed = false;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  /** Since when an answer is missing, and when the last word was heard; milliseconds of the page's clock. */
  #silentSince: number | null = null;
  #heardAt = performance.now();
  /** When this socket's oldest unanswered word was sent. */
  #askedAt: number | null = null;
  /** The number of the last event that was heard; `null` asks for the whole match. */
  #seq: number | null = null;

  constructor(
    readonly code: string,
    listener: TableListener = {},
  ) {
    this.#listener = listener;
    this.#watch = setInterval(() => this.#watchLine(), WATCH_EVERY_MS);
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#open();
  }

  /** Ends for good when the page leaves the table. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#drop();
  }

  /** Try at once: after a break, or to take the table back from another window. */
  reconnect = (): void => {
    clearTimeout(this.#retry);
    this.#drop();
    this.#tries = 0;
    if (FINAL.includes(this.status)) this.status = "connecting";
    this.#open();
  };

  /** Forget what was heard and ask for the whole match: when an event came that this page does not know. */
  resync(): void {
    this.#seq = null;
    this.reconnect();
  }

  /** Resolves when the server has carried it out; rejects with a `Refusal`. Waits through a break of the line. */
  send(request: Request): Promise<void> {
    const message = { ...request, id: `${VISIT}-${++requests}` } as Waiting["message"];
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, sentAt: performance.now(), resolve, reject });
      if (this.#welcomed) this.#post(message);
    });
  }

  /** An action at the table, one of those that the turn lists. */
  act(action: Action): Promise<void> {
    return this.send({ type: "act", seq: this.#seq ?? 0, action });
  }

  #open(): void {
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#askedAt = performance.now();
    this.#silentSince ??= this.#askedAt;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lose();
  }

  /** Says hello, and at once what the first deal of a new table waits for. */
  #greet(): void {
    this.#post({ type: "hello", protocol: PROTOCOL, table: this.code, match: this.table?.match ?? null, since: this.#seq });
    for (const { message } of this.#waiting.values()) if (message.type === "seed-hash") this.#post(message);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcomed = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(): void {
    this.#drop();
    this.#silentSince ??= performance.now();
    if (FINAL.includes(this.status)) return;
    const pause = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!;
    this.#tries += 1;
    clearTimeout(this.#retry);
    // A little apart, so that a whole table does not knock at the same moment after a restart.
    this.#retry = setTimeout(() => this.#open(), pause * (1 + Math.random() / 4));
  }

  #watchLine(): void {
    if (FINAL.includes(this.status)) return;
    const now = performance.now();
    if (this.#welcomed && this.#askedAt === null && now - this.#heardAt > PING_EVERY_MS) this.#post({ type: "ping" });
    // Other words came, but not this answer: it was lost on the way. A new greeting asks again.
    if (this.#welcomed && [...this.#waiting.values()].some(({ sentAt }) => now - sentAt > LOST_MS)) return this.#lose();
    if (this.#silentSince === null) return;
    const silence = now - this.#silentSince;
    if (silence > LOST_MS) this.status = "lost";
    else if (silence > SLOW_MS && this.status === "open") this.status = "slow";
    if (this.#socket && this.#askedAt !== null && now - this.#askedAt > LOST_MS) this.#lose();
  }

  /** A page that slept cannot know how the line is: it asks at once, and does not count the time it slept. */
  #comeBack = (): void => {
    if (document.hidden || FINAL.includes(this.status)) return;
    if (!this.#welcomed) return this.reconnect();
    this.#askedAt = this.#silentSince = null;
    this.#post({ type: "ping" });
  };

  #post(message: ClientMessage): void {
    this.#askedAt ??= performance.now();
    this.#silentSince ??= this.#askedAt;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    this.#askedAt = null;
    if (this.#welcomed) this.#recover();
    switch (message.type) {
      case "welcome":
        return this.#enter(message);
      case "events":
        return this.#happen(message);
      case "table":
        this.table = message.table;
        return;
      case "committed":
      case "seeds-listed":
      case "opened":
        return this.#listener.proof?.(message);
      case "accepted":
        return this.#settle(message.id)?.resolve();
      case "refused":
        return this.#refuse(message.id ?? null, message.code);
      case "superseded":
        this.status = "superseded";
        return this.#drop();
      case "pong":
        return;
    }
  }

  #recover(): void {
    this.#silentSince = null;
    if (!FINAL.includes(this.status)) this.status = "open";
  }

  #enter(message: Welcome): void {
    this.#tries = 0;
    this.#metAnew = false;
    this.#welcomed = true;
    this.#recover();
    this.table = message.table;
    this.viewer = message.viewer;
    // Without a view the events that are missing follow, if any.
    if (message.view || this.#seq === null || message.seq < this.#seq) this.#seq = message.seq;
    this.#listener.welcome?.(message);
    for (const unanswered of this.#waiting.values()) {
      unanswered.sentAt = performance.now();
      this.#post(unanswered.message);
    }
  }

  #happen(message: Events): void {
    const known = this.#seq ?? 0;
    const missing = message.seq - message.events.length > known;
    if (missing) return this.reconnect();
    if (message.seq < known) return;
    const fresh = message.events.slice(message.events.length - (message.seq - known));
    this.#seq = message.seq;
    this.#listener.events?.({ ...message, events: message.seq === known ? [] : fresh });
  }

  /** The server does not know this browser. It is asked for another cookie; if that does not come back, none will. */
  #meetAnew(): void {
    this.#drop();
    if (this.#metAnew) {
      this.status = "no-cookie";
      return;
    }
    this.#metAnew = true;
    const go = (on: () => void): void => {
      if (!this.#closed) on();
    };
    meetServer(true).then(
      () => go(() => this.#open()),
      () => {
        this.#metAnew = false;
        go(() => this.#lose());
      },
    );
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #refuse(id: string | null, code: RefusalCode): void {
    if (id !== null) return this.#settle(id)?.reject(new Refusal(code));
    if (code === "no-such-table") this.status = "no-table";
    else if (code === "old-version" || code === "not-seated") this.status = code;
    else if (code === "no-cookie") this.#meetAnew();
    else if (this.#welcomed) console.error(`the server refused a message: ${code}`);
    else if (code === "malformed" || code === "too-large") this.status = "no-table"; // asking again would not change it
    else this.#lose(); // the server is busy, or was asked too often: a little later it may answer
  }
}
