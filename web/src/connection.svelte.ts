/**
 * The socket to one table. It says hello, keeps the line alive, comes back by itself when the line breaks, and sends
 * again what was not answered: the server carries out one id once, so a card sent twice counts once.
 */
import type {
  ClientMessage, Events, Hello, Ping, RefusalCode, ServerMessage, TableInfo, Welcome,
} from "./generated/protocol";

/** The version spoken here; the server refuses another with `old-version`. */
const PROTOCOL = 1;
const PING_EVERY_MS = 8000;
const SLOW_MS = 2000;
const LOST_MS = 5000;
const WATCH_EVERY_MS = 500;
const RETRY_MS = [300, 1000, 2000, 4000] as const;

/**
 * `slow`: no answer for 2 s. `lost`: none for 5 s, or the socket broke; it keeps trying. The last three are final:
 * the seat was opened elsewhere, there is no such table, or this page is older than the server.
 */
export type Status = "connecting" | "open" | "slow" | "lost" | "superseded" | "no-table" | "old-version";

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
  /** The whole match, at the start and after every break. */
  welcome?(message: Welcome): void;
  /** What happened since. */
  events?(message: Events): void;
}

interface Waiting {
  message: Request & { id: string };
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

const FINAL: readonly Status[] = ["superseded", "no-table", "old-version"];

/** Different for every visit, so that ids of two visits never meet. */
const VISIT = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
let requests = 0;

export class TableConnection {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  viewer: Welcome["viewer"] = $state("spectator");

  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  /** When the oldest unanswered word was sent, and when the last one was heard; milliseconds of the page's clock. */
  #askedAt: number | null = null;
  #heardAt = performance.now();

  constructor(
    readonly code: string,
    private readonly listener: TableListener = {},
  ) {
    this.#watch = setInterval(() => this.#watchLine(), WATCH_EVERY_MS);
    addEventListener("online", this.reconnect);
    this.#open();
  }

  /** Ends for good when the page leaves the table. */
  close(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    removeEventListener("online", this.reconnect);
    this.#drop();
  }

  /** Try at once: after a break, or to take the table back from another window. */
  reconnect = (): void => {
    clearTimeout(this.#retry);
    this.#drop();
    this.#tries = 0;
    this.#open();
  };

  /** Resolves when the server has carried it out; rejects with a `Refusal`. Waits through a break of the line. */
  send(request: Request): Promise<void> {
    const message = { ...request, id: `${VISIT}-${++requests}` } as Waiting["message"];
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      if (this.#isOpen()) this.#post(message);
    });
  }

  #isOpen(): boolean {
    return this.status === "open" || this.status === "slow";
  }

  #open(): void {
    if (!this.table) this.status = "connecting";
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#askedAt = performance.now();
    socket.onopen = () => this.#post({ type: "hello", protocol: PROTOCOL, table: this.code, since: null });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lose();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(): void {
    this.#drop();
    this.#askedAt = null;
    if (FINAL.includes(this.status)) return;
    this.status = "lost";
    const pause = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)];
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  #watchLine(): void {
    if (!this.#socket) return;
    const now = performance.now();
    if (this.#askedAt === null) {
      if (this.#isOpen() && now - this.#heardAt > PING_EVERY_MS) this.#post({ type: "ping" });
      return;
    }
    const silence = now - this.#askedAt;
    if (silence > LOST_MS) this.#lose();
    else if (silence > SLOW_MS && this.status === "open") this.status = "slow";
  }

  #post(message: ClientMessage): void {
    this.#askedAt ??= performance.now();
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    this.#askedAt = null;
    if (this.status === "slow") this.status = "open";
    switch (message.type) {
      case "welcome":
        return this.#enter(message);
      case "events":
        return this.listener.events?.(message);
      case "table":
        this.table = message.table;
        return;
      case "accepted":
        return this.#settle(message.id)?.resolve();
      case "refused":
        return this.#refuse(message.id, message.code);
      case "superseded":
        this.status = "superseded";
        return this.#drop();
      case "pong":
        return;
    }
  }

  #enter(message: Welcome): void {
    this.#tries = 0;
    this.status = "open";
    this.table = message.table;
    this.viewer = message.viewer;
    this.listener.welcome?.(message);
    for (const { message: unanswered } of this.#waiting.values()) this.#post(unanswered);
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #refuse(id: string | null, code: RefusalCode): void {
    if (id !== null) return this.#settle(id)?.reject(new Refusal(code));
    if (code === "no-such-table") this.status = "no-table";
    else if (code === "old-version") this.status = "old-version";
    else console.error(`the server refused a message: ${code}`);
  }
}
