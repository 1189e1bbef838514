import { ConfigurationError } from "../../lib/platform/env";
import { EXIT, StartError } from "./exit";
import { pause } from "./waits";

/** npm passes Ctrl+C on to a program that already got it from the terminal. */
const SAME_PRESS_MS = 1000;
/** How long work in progress may take to notice the signal. */
const NOTICE_MS = 1000;

type End = { readonly inOrder: () => Promise<void>; readonly atOnce: () => void };

/** A program between its start and its end. */
export type Program = {
  /** Aborted when the program is asked to stop. */
  readonly stopping: AbortSignal;
  /** Ends something when the program ends, last added first; `atOnce` if there is no time. */
  readonly onEnd: (end: End) => void;
};

function statusOf(error: unknown): number {
  if (error instanceof StartError) return error.exitCode;
  return error instanceof ConfigurationError ? EXIT.configuration : EXIT.failed;
}

function listenToSignals(stopping: AbortController, hurry: () => void): void {
  let askedAt = 0;
  const ask = () => {
    if (stopping.signal.aborted) {
      if (performance.now() - askedAt > SAME_PRESS_MS) hurry();
      return;
    }
    askedAt = performance.now();
    process.stdout.write("Stopping.\n");
    stopping.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
}

/**
 * Runs a program that starts others until it is asked to stop by SIGINT, SIGTERM or SIGHUP, or
 * throws; then ends what it has started, and the process. A second signal ends everything at once.
 */
export async function runProgram(work: (program: Program) => Promise<void>): Promise<never> {
  const stopping = new AbortController();
  const ends: End[] = [];
  let isEnding = false;
  // Only waiting for a signal doesn't keep a process running.
  setInterval(() => undefined, 60_000);
  listenToSignals(stopping, () => {
    for (const { atOnce } of ends.toReversed()) atOnce();
    process.exit(EXIT.failed);
  });
  // A closed terminal takes no more output.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

  let status: number = EXIT.asked;
  const onEnd = (end: End) => {
    ends.push(end);
    if (isEnding) end.atOnce();
  };
  const running = work({ stopping: stopping.signal, onEnd }).catch((error: unknown) => {
    // A failure caused by stopping is not a failure.
    if (stopping.signal.aborted) return;
    status = statusOf(error);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });
  const late = aborted(stopping.signal).then(() => pause(NOTICE_MS));
  await Promise.race([running, late]);
  isEnding = true;
  stopping.abort();
  for (const { inOrder } of ends.toReversed()) {
    await inOrder().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
  process.exit(status);
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener("abort", () => done(), { once: true });
  });
}
