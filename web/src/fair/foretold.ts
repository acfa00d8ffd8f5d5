/** Promises that came with the answer to making a table, by its code: until the table itself is looked at. */
import type { Committed } from "../generated/protocol";

export const foretold = new Map<string, Committed>();
