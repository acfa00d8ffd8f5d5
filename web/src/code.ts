/** A table's code: how people write it, and what can be one at all. */

/** As the server makes them. */
const FORM = /^[a-z0-9]{4,12}$/;
const ZERO = { arabic: 0x0660, persian: 0x06f0 } as const;

/** Out of a code or a whole link, however it was spaced, capitalised, or in whichever digits it was typed. */
export function codeIn(text: string): string {
  return text
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .split("/")
    .at(-1)!
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - ZERO.persian))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ZERO.arabic))
    .toLowerCase()
    .replace(/[\s\u200b-\u200f\u2066-\u2069-]/g, "");
}

/** Whether a table can have this code; no server needs to be asked about another. */
export function isCode(text: string): boolean {
  return FORM.test(text);
}
