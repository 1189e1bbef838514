import type { ChildProcess } from "node:child_process";
import { EXIT, StartError } from "./exit";
import { notice } from "./notice";
import { makeWaits, pause } from "./waits";

const POLL_MS = 1000;
/**
 * A process reports every second that it is alive. Counted in checks rather than time, so that a
 * paused supervisor kills nothing.
 */
const MOST_SILENT_CHECKS = 30;
const MOST_SILENT_CHECKS_AT_START = 120;

/** What a process reports about itself when it serves. */
export type ServiceFacts = Readonly<Record<string, string>>;

/** A supervised process's message on its channel. */
type Message =
  | { readonly type: "alive" }
  | { readonly type: "ready"; readonly facts: ServiceFacts };

export type ServiceOptions = {
  /** As at the beginning of a sentence: "The web server". */
  readonly name: string;
  /** Starts it. `restarts` is how often it was restarted since it last served, this time included. */
  readonly start: (restarts: number) => ChildProcess;
  /** How long it may take to end after SIGTERM, in milliseconds; then it is killed. */
  readonly graceMs: number;
  /**
   * Resolves when what it needs is available, or at the signal; awaited before each start but the
   * first.
   */
  readonly untilPossible?: (stopping: AbortSignal) => Promise<void>;
};

/** A process that is kept up. */
export type Service = {
  /**
   * What it reported when it first served. Rejects with a `StartError` if it ends before that, in
   * which case it is not restarted.
   */
  readonly started: Promise<ServiceFacts>;
  /**
   * Asks it to end, kills it if it doesn't, and never restarts it. Calling it again waits for the
   * same.
   */
  readonly stop: () => Promise<void>;
  /** Kills it now. */
  readonly kill: () => void;
};

type End = { readonly how: string; readonly code: number | null; readonly servedMs: number | null };

/** Follows a process from its start to its end, and kills it if it hangs. */
function follow(
  child: ChildProcess,
  name: string,
  onReady: (facts: ServiceFacts) => void,
): Promise<End> {
  let silentChecks = 0;
  let readyAt: number | null = null;
  child.on("message", (message: Message) => {
    silentChecks = 0;
    if (message.type !== "ready" || readyAt !== null) return;
    readyAt = performance.now();
    onReady(message.facts);
  });
  const looking = setInterval(() => {
    silentChecks += 1;
    const most = readyAt === null ? MOST_SILENT_CHECKS_AT_START : MOST_SILENT_CHECKS;
    if (silentChecks !== most) return;
    notice(`${name} has not answered for ${most} seconds. Killing it.`);
    child.kill("SIGKILL");
  }, POLL_MS);
  return new Promise((done) => {
    const end = (how: string, code: number | null) => {
      clearInterval(looking);
      done({ how, code, servedMs: readyAt === null ? null : performance.now() - readyAt });
    };
    child.once("exit", (code, signal) => end(signal ?? `exit code ${code}`, code));
    // Without memory or processes left there is no child at all.
    child.once("error", (error) => {
      if (child.pid === undefined) end(error.message, null);
    });
  });
}

function startError(name: string, { how, code }: End): StartError {
  const exitCode = code === EXIT.configuration ? code : EXIT.failed;
  return new StartError(`${name} stopped while starting (${how}).`, exitCode);
}

/** Starts a process and keeps it up until it is stopped. */
export function keepUp({ name, start, graceMs, untilPossible }: ServiceOptions): Service {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waitAfter = makeWaits();
  let restarts = 0;
  let child = start(restarts);
  let hasServed = false;

  const untilNextStart = async ({ how, servedMs }: End) => {
    const ms = waitAfter(servedMs);
    notice(`${name} stopped (${how}). Starting it again in ${ms / 1000} s.`);
    await pause(ms, signal);
    await untilPossible?.(signal);
  };
  // Without memory left, starting a process may itself fail.
  const startAgain = async (end: End) => {
    let failed: End | null = end;
    while (failed !== null) {
      await untilNextStart(failed);
      if (signal.aborted) return;
      restarts += 1;
      failed = null;
      try {
        child = start(restarts);
      } catch (error) {
        failed = { how: String(error), code: null, servedMs: null };
      }
    }
  };
  const keep = async (onFirst: (facts: ServiceFacts) => void) => {
    const onReady = (facts: ServiceFacts) => {
      if (hasServed) notice(`${name} is back.`);
      hasServed = true;
      restarts = 0;
      onFirst(facts);
    };
    for (;;) {
      const end = await follow(child, name, onReady);
      if (signal.aborted) return;
      if (!hasServed) throw startError(name, end);
      await startAgain(end);
      if (signal.aborted) return;
    }
  };

  let ended = Promise.resolve();
  const started = new Promise<ServiceFacts>((done, fail) => {
    ended = keep(done).catch(fail);
  });
  started.catch(() => undefined);
  return {
    started,
    stop: async () => {
      stopping.abort();
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
      await ended;
      clearTimeout(timer);
    },
    kill: () => {
      stopping.abort();
      child.kill("SIGKILL");
    },
  };
}
