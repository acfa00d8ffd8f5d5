/**
 * Runs the library's own verifier, in a Python that lies in this page: what it says is what `hokm verify` says.
 * Everything comes from the page itself; whatever the Python asks to fetch that is not there does not exist.
 */
import type * as pyodide from "pyodide";
import checker from "./checker.py?raw";

type Factory = NonNullable<NonNullable<Parameters<typeof pyodide.loadPyodide>[0]>["createPyodideModule"]>;
type Bytes = Uint8Array<ArrayBuffer>;

/** What the page hands over: the files that Python is made of, and the library. */
export interface Parts {
  loader: Bytes;
  module: Bytes;
  wasm: Bytes;
  stdlib: Bytes;
  hokm: Bytes;
}

export interface Task {
  text: string;
  bots: boolean;
}

export type Said =
  | { type: "ready" }
  | { type: "verdict"; verdict: string }
  | { type: "end" }
  | { type: "broken"; reason: string };

/** What the Python of this page says of itself; put in by build.mjs. */
declare const __PYTHON__: object;
const HERE = "https://in-this-page.invalid/";
let python: Promise<pyodide.PyodideInterface> | undefined;

function say(said: Said): void {
  postMessage(said);
}

function serve(parts: Parts): void {
  const files: Readonly<Record<string, [Bytes, string]>> = {
    "pyodide.asm.wasm": [parts.wasm, "application/wasm"],
    "python_stdlib.zip": [parts.stdlib, "application/zip"],
  };
  globalThis.fetch = (asked) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const file = files[address.slice(HERE.length)];
    if (!address.startsWith(HERE) || !file) return Promise.reject(new TypeError(`${address} is not in this page`));
    return Promise.resolve(new Response(file[0], { headers: { "content-type": file[1] } }));
  };
}

/** A script of the page, which was never bundled with this one. */
function imported<Exports>(script: Bytes): Promise<Exports> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return import(/* @vite-ignore */ address) as Promise<Exports>;
}

async function start(parts: Parts): Promise<pyodide.PyodideInterface> {
  serve(parts);
  const { loadPyodide } = await imported<typeof pyodide>(parts.loader);
  const { default: createPyodideModule } = await imported<{ default: Factory }>(parts.module);
  const loaded = await loadPyodide({
    indexURL: HERE,
    packageBaseUrl: HERE,
    createPyodideModule,
    lockFileContents: JSON.stringify({ info: __PYTHON__, packages: {} }),
  });
  loaded.FS.writeFile("/hokm.zip", parts.hokm);
  loaded.runPython(checker);
  return loaded;
}

async function check(task: Task): Promise<void> {
  const loaded = await python!;
  const verdicts = loaded.globals.get("verdicts")(task.text, task.bots);
  for (const verdict of verdicts) say({ type: "verdict", verdict: String(verdict) });
  say({ type: "end" });
}

onmessage = (event: MessageEvent<Parts | Task>) => {
  const work = async (): Promise<void> => {
    if ("wasm" in event.data) {
      python = start(event.data);
      await python;
      say({ type: "ready" });
    } else {
      await check(event.data);
    }
  };
  work().catch((reason: unknown) => say({ type: "broken", reason: reason instanceof Error ? `${reason.message || reason.name} ${reason.stack ?? ""}` : String(reason) }));
};
