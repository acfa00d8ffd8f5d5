// Works out golden vectors of fair dealing with the page's own code. Reads what scripts/fair-vectors writes, one JSON
// object a line, and prints how many were right; stops at the first that is not.
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { stdin } from "node:process";
import { toHex } from "../../web/src/fair/bytes.ts";
import { canonical, dealKey, drawOf, leadsTo, lotOf, packOf, turnedOf } from "../../web/src/fair/dealing.ts";
import { isRevealed } from "../../web/src/fair/seeds.ts";
import { below, shuffled, wordsOf } from "../../web/src/fair/stream.ts";

const cards = (text) => text.split(" ");

function checkNumber({ words, below: bound, number }) {
  const given = [...words];
  assert.equal(below(() => given.shift(), bound), number);
  assert.equal(given.length, 0, "a word was not asked for");
}

function checkDeal(vector) {
  const { match_id: matchId, rules_hash: rulesHash, deal, link, seeds, seating, pool } = vector;
  assert(leadsTo(link, vector.steps, vector.commitment));
  assert(!leadsTo(link, vector.steps + 1, vector.commitment));
  seeds.forEach((seed, seat) => assert(seed === null || isRevealed(seed, vector.commits[seat])));
  const key = dealKey({ matchId, rulesHash, deal, link, seeds });
  assert.equal(toHex(key), vector.key);
  const pack = cards(vector.pack);
  assert.deepEqual(canonical(cards(vector.dealt)), pack);
  assert.deepEqual(packOf(key, [...pack].reverse()), cards(vector.dealt));
  assert.deepEqual(drawOf(key, pack, 2 * pack.length), cards(vector.draw));
  assert.equal(lotOf(key, seating.length), vector.lot);
  assert.equal(turnedOf(key, cards(pool)), vector.turned);
  assert.deepEqual(shuffled([...seating.keys()], wordsOf(key, "seats")), seating);
  for (const [label, index] of Object.entries(vector.indexes)) {
    assert.equal(below(wordsOf(key, label), cards(pool).length), index);
  }
  const words = wordsOf(key, vector.bot.label);
  assert.deepEqual(vector.bot.words.map(words), vector.bot.words);
}

let right = 0;
for await (const line of createInterface({ input: stdin })) {
  const vector = JSON.parse(line);
  try {
    ("below" in vector ? checkNumber : checkDeal)(vector);
  } catch (problem) {
    problem.message = `vector ${right + 1}: ${problem.message}`;
    throw problem;
  }
  right += 1;
}
console.log(right);
