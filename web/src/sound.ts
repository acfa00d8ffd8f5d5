/**
 * Sounds made here, by oscillators and noise: nothing is loaded. Silent until the first touch or key, as browsers ask.
 *
 * A browser may stop the sound again at any time: "suspended" when the page is hidden, "interrupted" (Safari) by a
 * telephone call or another app. It starts again only from a touch or key, so every one of them is listened to.
 */
import { effective, settings } from "./settings.svelte";

interface Tone {
  /** Hertz at the start, and at the end where the pitch glides. */
  pitch: number;
  glide?: number;
  /** Seconds after the sound began. */
  at: number;
  seconds: number;
  shape?: OscillatorType;
  loudness: number;
}

interface Rustle {
  /** Centre of the filtered noise in hertz. */
  pitch: number;
  at: number;
  seconds: number;
  loudness: number;
}

interface Score {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
}

const SOUNDS = {
  card: { rustles: [{ pitch: 2600, at: 0, seconds: 0.06, loudness: 0.5 }, { pitch: 900, at: 0.02, seconds: 0.05, loudness: 0.4 }] },
  trick: { rustles: [0, 0.05, 0.1, 0.15].map((at) => ({ pitch: 1700, at, seconds: 0.07, loudness: 0.3 })) },
  turn: {
    tones: [
      { pitch: 660, at: 0, seconds: 0.16, loudness: 0.22 },
      { pitch: 880, at: 0.1, seconds: 0.24, loudness: 0.22 },
    ],
  },
  kot: {
    tones: [523, 659, 784, 1047].map((pitch, step) => ({ pitch, at: step * 0.11, seconds: 0.4, shape: "triangle", loudness: 0.3 })),
    rustles: [{ pitch: 5200, at: 0.44, seconds: 0.5, loudness: 0.12 }],
  },
  buzz: { tones: [{ pitch: 190, glide: 150, at: 0, seconds: 0.22, shape: "sawtooth", loudness: 0.14 }] },
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SOUNDS;

const UNLOCKING_EVENTS = ["pointerdown", "keydown", "touchend"] as const;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function unlock(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  noise ??= whiteNoise(context);
  resume(context);
}

/** TypeScript does not know "interrupted" yet, so the state is asked for what it is not. */
function resume(audio: AudioContext): void {
  if (audio.state !== "running" && audio.state !== "closed") audio.resume().catch(() => undefined); // not allowed yet
}

for (const name of UNLOCKING_EVENTS) addEventListener(name, unlock, true);

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // Any hiss will do; a fixed one keeps the sounds the same every time.
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}

/** A quick attack and a soft end: without it every sound would click. */
function envelope(audio: AudioContext, start: number, seconds: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness * settings.volume), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const oscillator = audio.createOscillator();
  oscillator.type = tone.shape ?? "sine";
  oscillator.frequency.setValueAtTime(tone.pitch, start);
  if (tone.glide) oscillator.frequency.linearRampToValueAtTime(tone.glide, start + tone.seconds);
  oscillator.connect(envelope(audio, start, tone.seconds, tone.loudness));
  oscillator.start(start);
  oscillator.stop(start + tone.seconds);
}

function playRustle(audio: AudioContext, buffer: AudioBuffer, rustle: Rustle): void {
  const start = audio.currentTime + rustle.at;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = rustle.pitch;
  source.connect(filter).connect(envelope(audio, start, rustle.seconds, rustle.loudness));
  source.start(start, 0, rustle.seconds);
}

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || !context || !noise) return;
  resume(context);
  const score: Score = SOUNDS[sound];
  for (const tone of score.tones ?? []) playTone(context, tone);
  for (const rustle of score.rustles ?? []) playRustle(context, noise, rustle);
}

export const canVibrate = "vibrate" in navigator;

/** A short tap in the hand, where the device can and nothing forbids it. */
export function vibrate(milliseconds: number): void {
  // Browsers refuse, and complain, before the first touch.
  if (!canVibrate || !settings.vibrate || effective.still || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(milliseconds);
}
