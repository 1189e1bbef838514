import { env } from "../lib/platform/env";
import { EXIT } from "./supervisor/exit";

// Imported first by the processes that a supervising program keeps up. They check their
// configuration before anything is loaded, say over their channel that they live, and end when
// nobody is there any longer to hear it.

const SAY_MS = 1000;
/** How long a process may take to end in order when its supervisor is gone. */
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
  // At a terminal Ctrl+C reaches everybody; the supervisor says who ends when.
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

/** Says that this process serves, and with what facts, and has it end by `stop` from now on. */
export function serveUntilStopped(
  facts: Readonly<Record<string, string>>,
  onStop: (isAlone: boolean) => Promise<void>,
): void {
  stop = onStop;
  say({ type: "ready", facts });
}
