/**
 * What a person has chosen on this device. Kept in the browser's storage when it allows that, and never more than in
 * memory when it does not. The whole page reads `settings`; only `change` writes.
 */
import { MediaQuery } from "svelte/reactivity";

const CHOICES = {
  language: ["en", "fa"],
  digits: ["auto", "latin", "persian"],
  theme: ["system", "light", "dark"],
  face: ["auto", "simple", "classic"],
  touch: ["two", "one"],
  mouse: ["one", "two"],
  speed: ["slow", "normal", "fast", "instant"],
  linger: ["normal", "long"],
  spoken: ["short", "full"],
} as const;

const SWITCHES = ["fourColours", "reduceMotion", "moreContrast", "letterKeys", "playLastCard", "sound", "vibrate"] as const;

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
type Switches = Record<(typeof SWITCHES)[number], boolean>;

export type Language = Choices["language"];
export type Speed = Choices["speed"];

/** `volume` is 0 to 1. */
export type Settings = Choices & Switches & { volume: number };

const STORAGE_KEY = "hokm-settings";

function languageOfBrowser(): Language {
  const known = navigator.languages.find((tag) => /^(fa|en)\b/.test(tag));
  return known?.startsWith("fa") ? "fa" : "en";
}

function defaults(): Settings {
  return {
    language: languageOfBrowser(), digits: "auto", theme: "system", face: "auto", touch: "two", mouse: "one",
    speed: "normal", linger: "normal", spoken: "full",
    fourColours: false, reduceMotion: false, moreContrast: false, letterKeys: true, playLastCard: false,
    sound: true, vibrate: true, volume: 0.6,
  };
}

/** Takes over only what is known and well formed, so that nothing in the storage can break the page. */
function accept(stored: unknown): Partial<Settings> {
  if (typeof stored !== "object" || stored === null) return {};
  const values = stored as Record<string, unknown>;
  const good: Record<string, unknown> = {};
  for (const [name, allowed] of Object.entries(CHOICES)) {
    if ((allowed as readonly unknown[]).includes(values[name])) good[name] = values[name];
  }
  for (const name of SWITCHES) if (typeof values[name] === "boolean") good[name] = values[name];
  const volume = values["volume"];
  if (typeof volume === "number" && volume >= 0 && volume <= 1) good["volume"] = volume;
  return good;
}

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // storage is blocked, or holds something else
  }
}

/** Says whether it could be kept. */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Only what differs from the defaults is stored, so that a better default reaches everybody who never chose. */
const chosen: Partial<Settings> = accept(readStored(STORAGE_KEY));

export const settings: Settings = $state({ ...defaults(), ...chosen });

/** Whether the choices outlive this visit. */
export const storage = $state({ works: true });

export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  chosen[name] = value;
  storage.works = store(STORAGE_KEY, chosen);
}

const systemDark = new MediaQuery("(prefers-color-scheme: dark)");
const systemStill = new MediaQuery("(prefers-reduced-motion: reduce)");
const roomForPips = new MediaQuery("(min-width: 760px) and (min-height: 600px)");

/** The choices with "auto" and "system" resolved. */
export const effective = {
  get theme(): "light" | "dark" {
    if (settings.theme !== "system") return settings.theme;
    return systemDark.current ? "dark" : "light";
  },
  get face(): "simple" | "classic" {
    if (settings.face !== "auto") return settings.face;
    return roomForPips.current ? "classic" : "simple";
  },
  get digits(): "latin" | "persian" {
    if (settings.digits !== "auto") return settings.digits;
    return settings.language === "fa" ? "persian" : "latin";
  },
  /** Nothing on the screen may move. */
  get still(): boolean {
    return settings.reduceMotion || systemStill.current || settings.speed === "instant";
  },
};

/** Shows the choices on <html>, where the tokens look for them. Call once inside an effect. */
export function reflectSettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dir = settings.language === "fa" ? "rtl" : "ltr";
  Object.assign(root.dataset, {
    theme: effective.theme,
    deck: settings.fourColours ? "four" : "two",
    digits: effective.digits,
    speed: settings.speed,
    motion: effective.still ? "off" : "on",
    contrast: settings.moreContrast ? "more" : "normal",
  });
}
