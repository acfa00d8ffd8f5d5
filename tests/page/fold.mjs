// Folds recorded events as the page does and compares with the server's snapshots. One line of input is one viewer's
// match: {"viewer", "sides", "layout", "steps": [{"events": [...], "view": {...}}]}. Prints the first difference.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { firstView, isKnown, reduce } from "../../web/src/table/reduce.ts";

let compared = 0;
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const { viewer, sides, layout, steps } = JSON.parse(line);
  let view = firstView(viewer, sides);
  for (const step of steps) {
    for (const event of step.events) {
      assert(isKnown(event), `the page does not know ${event.type}`);
      view = reduce(view, event, layout);
    }
    assert.deepEqual(view, step.view, `seat ${viewer} after ${JSON.stringify(step.events)}`);
    compared += 1;
  }
}
console.log(compared);
