import type { EmbeddedPostgres } from "../../lib/platform/db/embedded";
import { notice } from "./notice";
import { makeWaits, pause } from "./waits";

const POLL_MS = 500;
/**
 * How many checks between asking whether it responds, and after how many failures it is restarted.
 */
const ASK_EVERY_CHECKS = 10;
const MOST_SILENT = 6;

/** The part of the embedded server needed to keep it up. */
type Server = Pick<EmbeddedPostgres, "isRunning" | "isResponding" | "restart">;

export type KeptDatabase = {
  /** Resolves when it responds, or at the signal. */
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
 * Looks after the embedded database until the signal: when it ends, or doesn't respond for half a
 * minute, it is restarted at the same address. Stopping it is up to the caller.
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
      // A process may notice before this does that the database is gone.
      while (!given.aborted && !(await server.isRunning())) await pause(POLL_MS, given);
      await Promise.race([up, noLonger]);
    },
  };
}
