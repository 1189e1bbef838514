import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { readSubjects } from "./applicants/summaries.queries";
import { listMessages } from "./messaging/messages.queries";
import { findCriteria } from "./scorecards/ratings.queries";
import { viewApplication, withdrawApplication } from "./status.commands";

setUpDatabase();
const scene = setUpHiring({ role: "recruiter" });

/** Deletes the application's company while `work` waits to read a row of this table. */
async function whileDeleted<Result>(table: "companies" | "jobs", work: () => Promise<Result>) {
  const gone = await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const outcome = work().catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const [blocked] = await tx.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int FROM pg_locks
        WHERE relation = ${table}::regclass AND NOT granted`;
      expect(blocked?.count).toBe(1);
    });
    await tx.company.delete({ where: { id: scene.companyId } });
    // In an object, so that the transaction doesn't wait for what waits for it.
    return { outcome };
  });
  return gone.outcome;
}

describe("an application whose company is deleted at the same moment", () => {
  it("is not found by the company", async () => {
    const id = (await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId })).id;

    const outcome = await whileDeleted("companies", () => viewApplication(scene.employer, id));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });

  it("can't be withdrawn, because it is gone", async () => {
    const id = (await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId })).id;

    const outcome = await whileDeleted("companies", () => withdrawApplication(scene.seeker, id));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });

  it("no longer has messages", async () => {
    const id = (await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId })).id;

    const outcome = await whileDeleted("companies", () => listMessages(scene.seeker, id));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });

  it("no longer has a summary", async () => {
    const id = (await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId })).id;

    const outcome = await whileDeleted("jobs", () => readSubjects([id]));

    expect(outcome).toEqual([]);
  });

  it("no longer has ratings", async () => {
    const outcome = await whileDeleted("companies", () => findCriteria(scene.jobId));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });
});
