import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose_gc");
const collect: () => void = runInNewContext("gc");

function held(): number {
  // What is only freed by a second pass would count for what comes between.
  for (let pass = 0; pass < 4; pass += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What `make` makes, and how many MB of this process it holds. */
export function memoryHeldBy<Made>(make: () => Made): { made: Made; megabytes: number } {
  const before = held();
  const made = make();
  return { made, megabytes: (held() - before) / 1e6 };
}
