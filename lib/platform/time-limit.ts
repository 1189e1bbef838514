import "server-only";
import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { DomainError } from "@/lib/shared/errors";

/** Far longer than any text for people takes. */
const MOST_MS = 2000;
// On a busy machine the clock runs on while the process waits for its turn: a second attempt then
// has this many times as long.
const PATIENCE = 4;
// A shorter text can't take long even at quadratic cost, and watching it would cost more.
const SHORT = 4000;
const WORK = Symbol.for("jobharbor.work-in-time");

const holder = globalThis as { [WORK]?: () => void };
// Only a node:vm script can be stopped from outside while it occupies the thread.
const call = new Script(`globalThis[Symbol.for("jobharbor.work-in-time")]()`);

const isTimeout = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

// Runs the work on this thread for at most so long by the clock; false where it was stopped.
function endsWithin(milliseconds: number): boolean {
  try {
    call.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return false;
  }
}

// Linux tells this thread's own time. Elsewhere the collector's and the compiler's threads count too,
// so that a text is given up sooner.
function processorMilliseconds(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ", 1)[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/**
 * Runs synchronous `work` on a user's text and returns its result. Stops it and throws `invalid`
 * after two seconds, so that no text, whatever our parsers make of it, blocks the process for
 * everyone else. Work that was stopped because the machine was busy is begun again once.
 */
export function withinTime<Result>(
  text: string,
  work: () => Result,
  milliseconds = MOST_MS,
): Result {
  if (text.length < SHORT) return work();
  const outer = holder[WORK];
  const results: Result[] = [];
  holder[WORK] = () => {
    results.push(work());
  };
  try {
    const before = processorMilliseconds();
    if (!endsWithin(milliseconds)) {
      const hadItsTime = processorMilliseconds() - before > milliseconds * 0.8;
      if (hadItsTime || !endsWithin(milliseconds * PATIENCE)) {
        throw new DomainError(
          "invalid",
          "This text takes too long to read. Shorten it, or use simpler formatting.",
        );
      }
    }
  } finally {
    if (outer) holder[WORK] = outer;
    else delete holder[WORK];
  }
  return results[0] as Result;
}
