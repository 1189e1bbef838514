import type { EmbeddedPostgres } from "../../lib/platform/db/embedded";
import { notice } from "./notice";
import { makeWaits, pause } from "./waits";

const POLL_MS = 500;
/** It is asked this often whether it answers, and restarted after so many times without. */
const ASK_EVERY_CHECKS = 10;
const MOST_SILENT = 6;

/** The part of the embedded server that is needed to keep it up. */
type Server = Pick<EmbeddedPostgres, "isRunning" | "isResponding" | "restart">;

export type KeptDatabase = {
  /** Resolves when it answers, or at the signal. */
  readonly untilUp: (stopping: AbortSignal) => Promise<void>;
};

async function untilDown(server: Server, stopping: AbortSignal): Promise<"ended" | "hangs" | null> {
  let silent = 0;
  for (let checks = 1; !stopping.aborted; checks += 1) {
    if (!(await server.isRunning())) return "ended";
    if (checks % ASK_EVERY_CHECKS === 0) silent = (await server.isResponding()) ? 0 : silent + 1;
    if (silent >= MOST_SILENT) return "hangs";
    await pause(POLL_MS, stopping);
  }
  return null;
}

/**
 * Looks after the embedded database until the signal: when it ends, or does not answer for half a
 * minute, it is started again at the same address. Stopping it is the caller's.
 */
export function keepDatabaseUp(server: Server, stopping: AbortSignal): KeptDatabase {
  let up: Promise<void> = Promise.resolve();
  const waitAfter = makeWaits();
  const restart = async (firstMs: number) => {
    for (let ms = firstMs; !stopping.aborted; ms = waitAfter(null)) {
      notice(`Starting the database again in ${ms / 1000} s.`);
      await pause(ms, stopping);
      try {
        await server.restart(stopping);
        notice("The database is back.");
        return;
      } catch (error) {
        if (!stopping.aborted) notice(String(error));
      }
    }
  };
  const keep = async () => {
    while (!stopping.aborted) {
      const startedAt = performance.now();
      const how = await untilDown(server, stopping);
      if (!how) return;
      notice(how === "ended" ? "The database ended." : "The database isn't answering.");
      up = restart(waitAfter(performance.now() - startedAt));
      await up;
    }
  };
  void keep();
  return {
    untilUp: async (given) => {
      const noLonger = new Promise<void>((done) => {
        given.addEventListener("abort", () => done(), { once: true });
      });
      // A process may notice that the database is gone before this does.
      while (!given.aborted && !(await server.isRunning())) await pause(POLL_MS, given);
      await Promise.race([up, noLonger]);
    },
  };
}
