/** Short words about something that was done, at the bottom of the page. What went wrong stays until it is closed. */

export interface Toast {
  id: number;
  text: string;
}

const SHOWN_MS = 5000;

export const toasts: Toast[] = $state([]);

let lastId = 0;

export function closeToast(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

export function showToast(text: string, { stays = false } = {}): void {
  const same = toasts.find((toast) => toast.text === text);
  if (same) closeToast(same.id);
  const id = ++lastId;
  toasts.push({ id, text });
  if (!stays) setTimeout(() => closeToast(id), SHOWN_MS);
}
