import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { env, exit, platform } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineBrowserCommand, playwright } from "@vitest/browser-playwright";
import type { BrowserContext, CDPSession } from "playwright";
import { defineConfig } from "vitest/config";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = fileURLToPath(new URL(platform === "win32" ? "../.venv/Scripts" : "../.venv/bin", import.meta.url));
const PYTHON = { cwd: ROOT, env: { ...env, PATH: `${BIN}${delimiter}${env["PATH"]}` } };

/** The browser, as all browser tests of the project find it and start it. */
const CHROMIUM = JSON.parse(spawnSync("python", ["-c", `
import json
from tests.conftest import FLAGS
from tools import browser
print(json.dumps({"executablePath": browser.find(), "args": FLAGS, "missing": browser.MISSING}))
`], { ...PYTHON, encoding: "utf8" }).stdout) as { executablePath: string | null; args: string[]; missing: string };
if (CHROMIUM.executablePath === null) {
  console.error(`the states of the page are not looked at: ${CHROMIUM.missing}`);
  exit(env["CI"] ? 1 : 0); // where nobody watches, skipped tests would pass for a tested page
}

/** The server's side of all tests: what was recorded, and the plain requests, which it answers as they come. */
class Recorder {
  #python = spawn("python", ["-W", "ignore", "-m", "tests.page.recordings"], { ...PYTHON, stdio: ["pipe", "pipe", "inherit"] });
  #lines = createInterface(this.#python.stdout)[Symbol.asyncIterator]();
  #turn: Promise<unknown>;
  readonly recordings: Promise<string>;

  constructor() {
    this.#turn = this.recordings = this.#line();
    // It ends with this process, whose end of the pipe then closes, and does not keep it from ending.
    for (const part of [this.#python, this.#python.stdin, this.#python.stdout] as { unref?: () => void }[]) part.unref?.();
  }

  async #line(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error("the recorder has ended; what it said stands above");
    return value;
  }

  /** One request after the other. */
  ask(request: string): Promise<string> {
    const answered = this.#turn.then(async () => {
      if (!this.#python.stdin.write(`${request}\n`)) await once(this.#python.stdin, "drain");
      return this.#line();
    });
    this.#turn = answered;
    return answered;
  }
}

let recorder: Recorder | undefined;
const theRecorder = (): Recorder => (recorder ??= new Recorder());

type Place = { x: number; y: number };
type MouseStep = Place | "down" | "up";

const recordings = defineBrowserCommand(() => theRecorder().recordings);
const askServer = defineBrowserCommand<[string]>((_, request) => theRecorder().ask(request));
/** A device that likes this theme, with nothing under the mouse. */
const takeDevice = defineBrowserCommand<["light" | "dark"]>(async ({ page }, colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await page.mouse.move(-1, -1);
});
/** A picture of the page as it stands, where pictures are wanted. */
const keepPicture = defineBrowserCommand<[string]>(async ({ page }, name) => {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`), animations: "disabled", scale: "css" });
});
const tap = defineBrowserCommand<[string, Place]>(({ iframe }, selector, position) =>
  iframe.locator(selector).tap({ position, force: true })); // a card says itself when it cannot be used

/** The folder that pictures are kept in, for eyes; without it none are made. */
const PICTURES = env["HOKM_PICTURES"];
/** What the mouse does, one after the other, on the screen. */
const mouse = defineBrowserCommand<[MouseStep[]]>(async ({ page }, steps) => {
  for (const step of steps) {
    if (typeof step === "string") await page.mouse[step]();
    else await page.mouse.move(step.x, step.y, { steps: 8 });
  }
});
/** How often a finger taps a place of the screen. */
const tapScreen = defineBrowserCommand<[Place, number]>(async ({ page }, { x, y }, times) => {
  for (let done = 0; done < times; done++) await page.touchscreen.tap(x, y);
});
/** One for each device: what it has set is forgotten when it ends. */
const sessions = new WeakMap<BrowserContext, Promise<CDPSession>>();
/** How the eyes of whoever looks see colours. */
const seeAs = defineBrowserCommand<["none" | "protanopia" | "deuteranopia" | "tritanopia" | "achromatopsia"]>(
  async ({ page, context }, type) => {
    if (!sessions.has(context)) sessions.set(context, context.newCDPSession(page));
    await (await sessions.get(context)!).send("Emulation.setEmulatedVisionDeficiency", { type });
  },
);

const LANGUAGES = { en: "en-GB", fa: "fa-IR" } as const;
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: PICTURES ? 2 : 1 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

function instance(size: keyof typeof SIZES, language: keyof typeof LANGUAGES) {
  const { viewport } = SIZES[size];
  return {
    browser: "chromium" as const,
    name: `${size} ${language}`,
    viewport,
    provide: { size, language, viewport },
    provider: playwright({
      launchOptions: { executablePath: CHROMIUM.executablePath!, args: CHROMIUM.args, chromiumSandbox: false },
      contextOptions: { ...SIZES[size], locale: LANGUAGES[language], reducedMotion: "reduce" },
      actionTimeout: 10_000,
    }),
  };
}

declare module "vitest" {
  interface ProvidedContext {
    size: keyof typeof SIZES;
    language: keyof typeof LANGUAGES;
    viewport: { width: number; height: number };
  }
}

declare module "vitest/browser" {
  interface BrowserCommands {
    recordings: () => Promise<string>;
    askServer: (request: string) => Promise<string>;
    takeDevice: (theme: "light" | "dark") => Promise<void>;
    keepPicture: (name: string) => Promise<void>;
    mouse: (steps: MouseStep[]) => Promise<void>;
    seeAs: (sight: "none" | "protanopia" | "deuteranopia" | "tritanopia" | "achromatopsia") => Promise<void>;
    tap: (selector: string, position: Place) => Promise<void>;
    tapScreen: (place: Place, times: number) => Promise<void>;
  }
}

export default defineConfig({
  plugins: [svelte()],
  publicDir: "public",
  server: { fs: { allow: [ROOT] } },
  test: {
    include: ["tests/**/*.test.ts"],
    isolate: false, // the page is loaded once for each device; every test leaves it as if it had never been opened
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } }, // generous, for a machine that is busy with other things
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      commands: { recordings, askServer, takeDevice, keepPicture, mouse, seeAs, tap, tapScreen },
      instances: [instance("phone", "en"), instance("phone", "fa"), instance("desktop", "en"), instance("desktop", "fa")],
    },
  },
});
