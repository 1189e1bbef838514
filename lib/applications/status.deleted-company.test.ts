import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { readSubjects } from "./applicants/summaries.queries";
import { listMessages } from "./messaging/messages.queries";
import { findCriteria } from "./scorecards/ratings.queries";
import { viewApplication, withdrawApplication } from "./status.commands";

setUpDatabase();

let seeker: Actor;
let employer: Actor;
let jobId: string;

beforeEach(async () => {
  seeker = await asActor(await makeUser());
  jobId = await makeJob();
  employer = await aMemberOf(await companyOf(jobId));
});

/** Deletes the application's company while `work` waits to read a row of this table. */
async function whileDeleted<Result>(table: "companies" | "jobs", work: () => Promise<Result>) {
  const companyId = await companyOf(jobId);
  const gone = await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const outcome = work().catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const [blocked] = await tx.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int FROM pg_locks
        WHERE relation = ${table}::regclass AND NOT granted`;
      expect(blocked?.count).toBe(1);
    });
    await tx.company.delete({ where: { id: companyId } });
    // In an object, so that the transaction doesn't wait for what waits for it.
    return { outcome };
  });
  return gone.outcome;
}

describe("an application whose company is deleted at the same moment", () => {
  it("is not found by the company", async () => {
    const id = (await makeApplication({ userId: seeker.id, jobId })).id;

    const outcome = await whileDeleted("companies", () => viewApplication(employer, id));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });

  it("can't be withdrawn, because it is gone", async () => {
    const id = (await makeApplication({ userId: seeker.id, jobId })).id;

    const outcome = await whileDeleted("companies", () => withdrawApplication(seeker, id));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });

  it("no longer has messages", async () => {
    const id = (await makeApplication({ userId: seeker.id, jobId })).id;

    const outcome = await whileDeleted("companies", () => listMessages(seeker, id));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });

  it("no longer has a summary", async () => {
    const id = (await makeApplication({ userId: seeker.id, jobId })).id;

    const outcome = await whileDeleted("jobs", () => readSubjects([id]));

    expect(outcome).toEqual([]);
  });

  it("no longer has ratings", async () => {
    const outcome = await whileDeleted("companies", () => findCriteria(jobId));

    expect(outcome).toMatchObject({ code: "not_found", message: "Application not found" });
  });
});
