import "server-only";
import { db } from "./client";
import { rehearsals, rehearsingClient } from "./rehearsing-client";

const TIMEOUT_MS = 30_000;

/** Carries the result out of the transaction that it ends. */
class RehearsalEnd<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super("a rehearsal is over");
    this.result = result;
  }
}

/**
 * Does something with the database and undoes it all, what was announced to others included; returns
 * its result. What `work` throws is thrown. Files, limits and statements that don't go through `db`
 * aren't undone.
 */
export async function rehearse<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    await db.$transaction(
      async (tx) => {
        throw new RehearsalEnd(await rehearsals.run(rehearsingClient(tx), work));
      },
      { timeout: TIMEOUT_MS },
    );
  } catch (error) {
    if (error instanceof RehearsalEnd) return error.result as Result;
    throw error;
  }
  throw new Error("a rehearsal was not undone");
}
