import { expect, vi } from "vitest";
import { startWorker } from "@/lib/background/runner";
import { db } from "@/lib/platform/db/client";

/** Runs the reactions to everything announced. Throws if they don't settle. */
export async function settle(): Promise<void> {
  const worker = await startWorker();
  try {
    await vi.waitFor(
      async () => {
        const rows = await db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs`;
        expect(rows).toEqual([]);
      },
      { timeout: 15_000 },
    );
  } finally {
    await worker.stop();
  }
}
