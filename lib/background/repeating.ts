import "server-only";
import { log } from "@/lib/platform/observability/log";
import type { RepeatedTask } from "@/lib/platform/queue";

/**
 * Runs each task again and again with its pause in between. Returns a function that stops this and
 * waits for the runs in progress. A run that fails is logged, and the next one takes place all the
 * same.
 */
export function startRepeating(tasks: readonly RepeatedTask[]): () => Promise<void> {
  const stops = tasks.map(({ name, pauseMs, run }) => {
    let timer: NodeJS.Timeout | undefined;
    const stopping = new AbortController();
    let underWay = Promise.resolve();
    const runOnce = async () => {
      await run(stopping.signal).catch((error: unknown) =>
        log.warn(
          { task: name, error: String(error) },
          "a repeated task failed: it runs again after its pause; find the cause if it keeps failing",
        ),
      );
      schedule();
    };
    const schedule = () => {
      if (stopping.signal.aborted) return;
      timer = setTimeout(() => {
        underWay = runOnce();
      }, pauseMs);
      timer.unref();
    };
    schedule();
    return async () => {
      stopping.abort();
      clearTimeout(timer);
      await underWay;
    };
  });
  return async () => {
    await Promise.all(stops.map(async (stop) => stop()));
  };
}
