/** Who I am to the server: a guest with a name, known by a cookie. */
import { api } from "./api";
import type { Me } from "./generated/protocol";

export const me: Me = $state({ id: "", name: "" });

let known: Promise<void> | undefined;

/** Asks once, or anew. Everything that needs the cookie waits for this. */
export function meetServer(anew = false): Promise<void> {
  if (anew) known = undefined;
  known ??= api.me().then(
    (answer) => void Object.assign(me, answer),
    (error: unknown) => {
      known = undefined; // ask again next time
      throw error;
    },
  );
  return known;
}

export async function rename(name: string): Promise<void> {
  Object.assign(me, await api.rename(name));
}
