/** The link that brings friends to a table, and ways to hand it over. */
import type { Addresses } from "./generated/protocol";
import { pathOfTable } from "./router.svelte";

const THIS_COMPUTER = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Opened under a name that no other device knows. */
export function isOnlyHere(): boolean {
  return THIS_COMPUTER.test(location.hostname);
}

/** The address that friends can open: the one this page came from, unless only this computer knows it by that name. */
export function addressForFriends(addresses: Addresses | null): string {
  const reachable = addresses?.lan ? addresses.urls[0] : undefined;
  return isOnlyHere() && reachable ? reachable.replace(/\/$/, "") : location.origin;
}

/** The other addresses of this computer, for a network in which that one does not open. */
export function otherAddresses(addresses: Addresses | null): string[] {
  const first = spokenAddress(addressForFriends(addresses));
  return addresses?.urls.filter((url) => spokenAddress(url) !== first) ?? [];
}

export function linkOfTable(code: string, address: string): string {
  return address.replace(/\/$/, "") + pathOfTable(code);
}

/** An address as one says it: without its scheme. */
export function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** Says whether it worked. Browsers keep their clipboard from plain http, where the old way still does. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
