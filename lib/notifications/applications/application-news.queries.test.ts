import { expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { applyToBakery } from "@/lib/testing/applications/news";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";
import { findApplicationNews } from "./application-news.queries";

setUpMailSink();
setUpDatabase();
setUpStorage();

it("finds nothing, and not half of it, if the job is deleted meanwhile", async () => {
  const { event } = await applyToBakery();
  const id = event.applicationId;
  const { jobId } = await db.application.findUniqueOrThrow({ where: { id } });

  const { reading } = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE job_versions IN ACCESS EXCLUSIVE MODE`;
    const started = { reading: findApplicationNews(id) };
    await vi.waitFor(async () => {
      const [waiting] = await tx.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks
        WHERE relation = 'job_versions'::regclass AND NOT granted`;
      expect(waiting?.count).toBe(1);
    });
    await tx.job.delete({ where: { id: jobId } });
    return started;
  });

  expect(await reading).toBeNull();
});
