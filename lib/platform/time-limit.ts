import "server-only";
import { Script } from "node:vm";
import { DomainError } from "@/lib/shared/errors";

/** Far longer than any text for people takes, even on a busy machine. */
const MOST_MS = 2000;
// A shorter text can't take long even at quadratic cost, and watching it would cost more.
const SHORT = 4000;
const WORK = Symbol.for("jobharbor.work-in-time");

const holder = globalThis as { [WORK]?: () => void };
// Only a node:vm script can be stopped from outside while it occupies the thread.
const call = new Script(`globalThis[Symbol.for("jobharbor.work-in-time")]()`);

const isTimeout = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * Runs synchronous `work` on a user's text and returns its result. Stops it and throws `invalid`
 * after two seconds, so that no text, whatever our parsers make of it, blocks the process for
 * everyone else.
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
    call.runInThisContext({ timeout: milliseconds });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new DomainError(
      "invalid",
      "This text takes too long to read. Shorten it, or use simpler formatting.",
    );
  } finally {
    if (outer) holder[WORK] = outer;
    else delete holder[WORK];
  }
  return results[0] as Result;
}
