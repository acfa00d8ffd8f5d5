// Lets the page's device, its memory of what it saw and its check live through what a server told. One line of input is
// one evening: {"seeds", "messages"}; besides the server's messages there are "taken" (a request was carried out) and
// "reload" (the page was loaded anew, with what it had kept). Prints for each what was asked for and found.
import { createInterface } from "node:readline";
import { stdin } from "node:process";
import { checkDeal } from "../../web/src/fair/check.ts";
import { Device } from "../../web/src/fair/device.ts";
import { Witness } from "../../web/src/fair/witness.ts";

const again = (value) => JSON.parse(JSON.stringify(value));

function live({ seeds, messages }) {
  const left = [...seeds];
  const newSeed = () => left.shift() ?? "f".repeat(64);
  let device = new Device({}, newSeed);
  let witness = new Witness();
  let rules = {};
  const requests = [];
  const verdicts = [];
  for (const message of messages) {
    switch (message.type) {
      case "reload":
        device = new Device(again(device.memories), newSeed);
        witness = new Witness(again(witness.sight));
        break;
      case "taken":
        device.accepted(message.request);
        break;
      case "welcome":
        rules = message.table.rules;
        device.lineIsNew();
        witness.welcome(message);
        break;
      case "events":
        witness.events(message.events, message.seq);
        break;
      default:
        requests.push(...device.hear(message, true));
        if (message.type !== "opened") break;
        for (const opened of message.deals) {
          const memory = device.memories[message.match];
          const { pack, packets, ...verdict } = checkDeal({ memory, sight: witness.sight, rules, opened });
          verdicts.push({ match: message.match, ...verdict });
        }
    }
  }
  const broken = Object.values(device.memories).flatMap((memory) => memory.broken);
  return { requests, verdicts, broken };
}

for await (const line of createInterface({ input: stdin })) console.log(JSON.stringify(live(JSON.parse(line))));
