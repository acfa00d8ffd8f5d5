/**
 * Where the page is: the path says which screen, the hash which dialog lies over it. So a link opens the same thing for
 * everybody, a reload changes nothing, and the phone's back button closes a dialog before it leaves the screen.
 */

import { codeIn } from "./code";

/** Every screen there is. Tests walk this list. */
export const SCREENS = ["home", "table"] as const;

/** Every dialog there is, by its hash. Tests walk this list too. */
export const DIALOGS = ["rules", "how-to-play", "settings", "invite-qr", "menu", "score", "keys", "check", "hands", "table-rules", "resign", "concede", "leave"] as const;

export type Screen = (typeof SCREENS)[number];
export type Dialog = (typeof DIALOGS)[number];

export interface Route {
  screen: Screen;
  /** What stands for the table's code on the table screen, else null. */
  code: string | null;
  dialog: Dialog | null;
}

const TABLE_PATH = /^\/t\/(.*[^/])\/*$/;

function read(): Route {
  const written = TABLE_PATH.exec(location.pathname)?.[1];
  const hash = location.hash.slice(1);
  const dialog = (DIALOGS as readonly string[]).includes(hash) ? (hash as Dialog) : null;
  return { screen: written ? "table" : "home", code: written ? codeIn(written) : null, dialog };
}

export const route: Route = $state(read());

function update(): void {
  Object.assign(route, read());
}

/** Steps of this visit that the page itself pushed: only those may be undone by going back. */
let pushed = 0;
/** On the way back, which takes a moment: whoever closes the same dialog again must not go back twice. */
let goingBack = false;

function push(url: string): void {
  pushed += 1;
  history.pushState(null, "", url);
  update();
}

export function pathOfTable(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}

export function goHome(): void {
  push("/");
}

export function goToTable(code: string): void {
  push(pathOfTable(code));
}

export function openDialog(dialog: Dialog): void {
  if (route.dialog === null) push(`#${dialog}`);
  else replaceDialog(`#${dialog}`);
}

export function closeDialog(): void {
  if (route.dialog === null || goingBack) return;
  if (pushed > 0) {
    goingBack = true;
    history.back();
  } else replaceDialog(location.pathname);
}

function replaceDialog(url: string): void {
  history.replaceState(null, "", url);
  update();
}

addEventListener("popstate", () => {
  goingBack = false;
  pushed = Math.max(0, pushed - 1);
  update();
});
