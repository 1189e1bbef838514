import "server-only";
import { Script } from "node:vm";
import { DomainError } from "@/lib/shared/errors";

/** Far longer than any text takes that somebody means to be read, also on a busy machine. */
const MOST_MS = 2000;
// What is shorter cannot take long, even with its square; watching it would cost more.
const SHORT = 4000;
const WORK = Symbol.for("jobharbor.work-in-time");

const holder = globalThis as { [WORK]?: () => void };
// Only what a script of node:vm runs can be ended from outside while it keeps the thread.
const call = new Script(`globalThis[Symbol.for("jobharbor.work-in-time")]()`);

const isTimeout = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * What `work` on somebody's text answers, which must not wait for anything. Ends it and throws
 * `invalid` when it takes longer than two seconds, so that no text, whatever our parsers make of it,
 * keeps the process from everybody else.
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
