/** Checks records in this page alone: takes a file, lets the verifier judge it, and shows each verdict as it comes. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../src/hokm/texts/offline.en.ftl?raw";
import persian from "../../src/hokm/texts/offline.fa.ftl?raw";
import type { Parts, Said, Task } from "./worker";

interface Fault {
  deal: number | null;
  word: string;
  text: string;
}

interface Verdict {
  match: number;
  holds: boolean;
  proved: boolean;
  commitment: string;
  checked: number;
  waiting: number;
  alone: number;
  faults: Fault[];
}

type Language = "en" | "fa";

const CHECK = "M8 12.2l2.8 2.8L16.2 9", CROSS = "M9 9l6 6M15 9l-6 6", WAIT = "M12 7.5v5l3 2";
/** So many matches are listed at once; a record may hold thousands. */
const SHOWN = 200;

const bundles: Record<Language, FluentBundle> = { en: bundle("en", english), fa: bundle("fa-u-nu-arabext", persian) };
let language: Language = navigator.language.startsWith("fa") ? "fa" : "en";
let verdicts: Verdict[] = [];
let state: "idle" | "starting" | "checking" | "done" | "broken" = "idle";
let reason = "";
let shown = SHOWN;
let withBots = false;
let worker: Promise<Worker> | undefined;

function bundle(locale: string, text: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[language].getMessage(id)?.value;
  return pattern ? bundles[language].formatPattern(pattern, values) : id;
}

function at<T extends Element = HTMLElement>(id: string): T {
  return document.querySelector<T>(`#${id}`)!;
}

/** The bytes of a part of this page, which lie in it compressed. */
async function part(id: string, compressed = true): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(at(id).textContent.trim()), (sign) => sign.charCodeAt(0));
  if (!compressed) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The verifier, started when it is first needed. */
async function started(): Promise<Worker> {
  const code = new TextDecoder().decode(await part("worker"));
  const made = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  await new Promise<void>((resolve, reject) => {
    made.onmessage = (event: MessageEvent<Said>) =>
      event.data.type === "ready" ? resolve() : reject(new Error(JSON.stringify(event.data)));
    made.onerror = (event) => reject(new Error(event.message));
    const wanted = [part("loader"), part("module"), part("wasm"), part("stdlib", false), part("hokm", false)] as const;
    void Promise.all(wanted).then(([loader, module, wasm, stdlib, hokm]) => {
      const parts: Parts = { loader, module, wasm, stdlib, hokm };
      made.postMessage(parts, Object.values(parts).map((bytes: Uint8Array<ArrayBuffer>) => bytes.buffer));
    }, reject);
  });
  return made;
}

async function check(file: Blob): Promise<void> {
  verdicts = [];
  shown = SHOWN;
  reason = "";
  withBots = at<HTMLInputElement>("bots").checked;
  state = worker ? "checking" : "starting";
  show();
  try {
    worker ??= started();
    const [ready, text] = await Promise.all([worker, file.text()]);
    state = "checking";
    show();
    await new Promise<void>((resolve, reject) => {
      ready.onmessage = (event: MessageEvent<Said>) => {
        const said = event.data;
        if (said.type === "verdict") {
          verdicts.push(JSON.parse(said.verdict) as Verdict);
          if (verdicts.length <= shown || verdicts.length % 20 === 0) show();
        } else if (said.type === "end") resolve();
        else if (said.type === "broken") reject(new Error(said.reason));
      };
      ready.onerror = (event) => reject(new Error(event.message));
      const task: Task = { text, bots: withBots };
      ready.postMessage(task);
    });
    state = "done";
  } catch (error) {
    worker = undefined;
    state = "broken";
    reason = String(error);
  }
  show();
}

function show(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === "fa" ? "rtl" : "ltr";
  document.title = t("offline-title");
  for (const id of ["title", "about", "choose", "or", "bots-title", "bots-about", "proves", "language"]) {
    at(id).textContent = t(`offline-${id}`);
  }
  showVerdict();
  at("matches").replaceChildren(...verdicts.slice(0, shown).map(item));
  at("more").hidden = verdicts.length <= shown;
  at("more").textContent = t("offline-more", { count: verdicts.length - shown });
}

function showVerdict(): void {
  const holding = verdicts.filter((verdict) => verdict.holds).length;
  const unproved = verdicts.filter((verdict) => !verdict.proved && !verdict.faults.length).length;
  const faulty = verdicts.length - holding - unproved;
  const kind = state === "broken" ? "broken" : state !== "done" ? state : faulty ? "faulty" : !verdicts.length ? "empty"
    : unproved ? "unproved" : "holds";
  const panel = at("verdict");
  panel.hidden = state === "idle";
  panel.dataset["kind"] = kind;
  at<SVGPathElement>("mark").setAttribute("d", kind === "holds" ? CHECK : kind === "faulty" || kind === "broken" ? CROSS : WAIT);
  at("verdict-title").textContent = t(`offline-verdict-${kind}`);
  const counts = { matches: verdicts.length, holding, faulty, unproved };
  at("verdict-about").textContent = kind === "broken" ? reason : t(`offline-verdict-${kind}-about`, counts)
    + (kind === "holds" && withBots ? ` ${t("offline-bots-hold")}` : "");
  at("progress").hidden = state !== "starting" && state !== "checking";
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name, text: string, more: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text }, more);
}

function item(verdict: Verdict): HTMLLIElement {
  const line = document.createElement("li");
  line.className = "panel";
  line.dataset["kind"] = verdict.holds ? "holds" : verdict.proved || verdict.faults.length ? "faulty" : "unproved";
  line.append(made("h3", t("offline-match", { match: verdict.match })));
  const found = verdict.holds ? t("offline-holds", { deals: verdict.checked }) : line.dataset["kind"] === "unproved"
    ? t("offline-no-proof") : t("offline-faults", { count: verdict.faults.length });
  line.append(made("p", verdict.waiting ? `${found} ${t("offline-waiting", { deals: verdict.waiting })}` : found));
  if (verdict.holds && verdict.alone) line.append(made("p", t("offline-alone", { deals: verdict.alone }), { className: "muted" }));
  if (verdict.holds) {
    const commitment = document.createElement("p");
    commitment.className = "muted";
    commitment.append(t("offline-commitment"), " ", made("code", verdict.commitment, { dir: "ltr" }));
    line.append(commitment);
  }
  if (verdict.faults.length) {
    const list = document.createElement("ul");
    for (const fault of verdict.faults.slice(0, SHOWN)) {
      const entry = document.createElement("li");
      const where = fault.deal === null ? "" : `${t("offline-deal", { deal: fault.deal })} `;
      entry.append(made("b", where + t(`offline-word-${fault.word}`)), made("small", `${fault.word}: ${fault.text}`, { dir: "ltr" }));
      list.append(entry);
    }
    line.append(list);
  }
  return line;
}

at<HTMLInputElement>("file").onchange = (event) => {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  if (file) void check(file).then(() => (input.value = ""));
};
at("language").onclick = () => {
  language = language === "en" ? "fa" : "en";
  show();
};
at("more").onclick = () => {
  shown = verdicts.length;
  show();
};
for (const kind of ["dragenter", "dragover"] as const) {
  addEventListener(kind, (event) => {
    event.preventDefault();
    at("drop").classList.add("over");
  });
}
addEventListener("dragleave", () => at("drop").classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  at("drop").classList.remove("over");
  const file = event.dataTransfer?.files[0];
  if (file) void check(file);
});
show();
