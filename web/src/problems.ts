/** The words for what went wrong: what happened, then what to do. */
import { ApiError } from "./api";
import { Refusal } from "./connection.svelte";
import { t } from "./i18n.svelte";

/** The text of a failed request. Anything but a refusal is a fault of the page and is thrown on. */
export function problemText(problem: unknown): string {
  if (problem instanceof ApiError && problem.code === "offline") return t("error-offline");
  if (problem instanceof ApiError || problem instanceof Refusal) return t(`refused-${problem.code}`);
  throw problem;
}
