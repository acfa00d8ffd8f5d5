/** Bytes as `hokm-fair-1` packs them, and as hex. Runs as it stands in Node too, where the tests call it. */

const LENGTH = 4;
const NUMBER = 8;

export type Part = string | number | Uint8Array;

function asBytes(part: Part): Uint8Array {
  if (typeof part === "string") return new TextEncoder().encode(part);
  if (typeof part !== "number") return part;
  const bytes = new Uint8Array(NUMBER);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(part));
  return bytes;
}

/** Parts joined so that no two lists give the same bytes: each with its length as 4 bytes before it, all big-endian. */
export function packed(...parts: Part[]): Uint8Array {
  const all = parts.map(asBytes);
  const joined = new Uint8Array(all.reduce((sum, bytes) => sum + LENGTH + bytes.length, 0));
  const view = new DataView(joined.buffer);
  let place = 0;
  for (const bytes of all) {
    view.setUint32(place, bytes.length);
    joined.set(bytes, place + LENGTH);
    place += LENGTH + bytes.length;
  }
  return joined;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a text of hex digits; an error for any other text, so that nothing is read wrongly in silence. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("these are no hex digits");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
