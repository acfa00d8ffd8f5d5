/** What whoever sits on a chair is called. */
import type { SeatInfo } from "../generated/protocol";
import { t } from "../i18n.svelte";

/** The computers that have a name in every language; one that is new to this page keeps the server's. */
const COMPUTERS: readonly string[] = ["Laleh", "Simorgh", "Homa", "Rakhsh", "Kaveh", "Shirin"];

export function calledName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  const known = seat.kind === "computer" && COMPUTERS.includes(seat.name);
  return known ? t(`computer-name-${seat.name}`) : seat.name;
}
