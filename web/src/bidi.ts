/** Fences for text whose direction must not mix with its neighbours'. */

const START = { ltr: "\u2066", rtl: "\u2067", own: "\u2068" } as const;
const END = "\u2069";

/** The text fenced in, running `ltr`, `rtl`, or as its own first letter says. */
export function isolate(text: string, direction: keyof typeof START): string {
  return START[direction] + text + END;
}
