import { env } from "../lib/platform/env";
import { EXIT } from "./supervisor/exit";

// Imported first by supervised processes. They check their configuration before anything is loaded,
// report over their channel that they are alive, and end when no one is left to hear it.

const SAY_MS = 1000;
/** How long a process may take to end cleanly when its supervisor is gone. */
const ALONE_MS = 5000;

let stop: (isAlone: boolean) => Promise<void> = async () => undefined;
let isStopping = false;

async function end(isAlone: boolean): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (isAlone) setTimeout(() => process.exit(1), ALONE_MS).unref();
  await stop(isAlone);
  process.exit(0);
}

function say(message: object): void {
  // The supervisor may go at any moment.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

if (process.channel) {
  setInterval(() => say({ type: "alive" }), SAY_MS).unref();
  process.once("disconnect", () => void end(true));
  // At a terminal Ctrl+C reaches every process; the supervisor decides what ends when.
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
} else {
  process.on("SIGINT", () => void end(true));
}
process.on("SIGTERM", () => void end(false));
try {
  env();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(EXIT.configuration);
}

/**
 * Reports that this process serves, with the given facts, and from now on ends it through `stop`.
 */
export function serveUntilStopped(
  facts: Readonly<Record<string, string>>,
  onStop: (isAlone: boolean) => Promise<void>,
): void {
  stop = onStop;
  say({ type: "ready", facts });
}
