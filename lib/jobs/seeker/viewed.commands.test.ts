import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { MOST_VIEWED } from "@/lib/shared/viewed-jobs";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { forgetViewedJobs, noteViewedJobs } from "./viewed.commands";
import { listViewedJobs } from "./viewed.queries";

setUpDatabase();

const aSeeker = async () => asActor(await makeUser());
const idsOf = async (actor: Awaited<ReturnType<typeof aSeeker>>) =>
  (await listViewedJobs(actor)).map(({ id }) => id);

describe("viewed jobs", () => {
  it("lists the latest first, each once, only for their viewer", async () => {
    const [actor, stranger] = [await aSeeker(), await aSeeker()];
    const [first, second, third] = [await makeJob(), await makeJob(), await makeJob()];
    await noteViewedJobs(actor, [second, first, second]);
    await noteViewedJobs(actor, [third]);
    expect(await idsOf(actor)).toEqual([third, second, first]);

    await Promise.all([noteViewedJobs(actor, [first]), noteViewedJobs(actor, [first])]);

    expect(await idsOf(actor)).toEqual([first, third, second]);
    expect(await idsOf(stranger)).toEqual([]);
  });

  it("ignores a job that is being deleted at that moment", async () => {
    const actor = await aSeeker();
    const id = await makeJob();
    let noted: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      await tx.job.delete({ where: { id } });
      noted = noteViewedJobs(actor, [id]);
      noted.catch(() => undefined);
      await delay(300);
    });

    await expect(noted).resolves.toBeUndefined();
    expect(await idsOf(actor)).toEqual([]);
  });

  it("ignores an account that is being deleted at that moment, and one that was", async () => {
    const actor = await aSeeker();
    const id = await makeJob();
    let noted: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.delete({ where: { id: actor.id } });
      noted = noteViewedJobs(actor, [id]);
      noted.catch(() => undefined);
      await delay(300);
    });

    await expect(noted).resolves.toBeUndefined();
    await expect(noteViewedJobs(actor, [id])).resolves.toBeUndefined();
  });

  it("ignores jobs that were never live, and keeps an ended one that was", async () => {
    const actor = await aSeeker();
    const [job, closed] = [await makeJob(), await makeJob()];
    await noteViewedJobs(actor, [job, closed]);
    await db.job.update({ where: { id: job }, data: { status: "closed", endedAt: new Date() } });
    await db.job.update({
      where: { id: closed },
      data: { status: "removed", endedAt: new Date() },
    });
    const draft = await makeJob();
    await db.job.update({ where: { id: draft }, data: { status: "draft" } });

    await noteViewedJobs(actor, ["no id", draft, "00000000-0000-4000-8000-000000000000"]);

    expect(await idsOf(actor)).toEqual([job]);
  });

  it("keeps the last twelve, and forgets all of them on request", async () => {
    const [actor, other] = [await aSeeker(), await aSeeker()];
    const jobs: string[] = [];
    for (let at = 0; at < MOST_VIEWED + 2; at += 1) jobs.unshift(await makeJob());
    for (const job of [...jobs].reverse()) await noteViewedJobs(actor, [job]);
    await noteViewedJobs(other, jobs.slice(0, 1));
    expect(await idsOf(actor)).toEqual(jobs.slice(0, MOST_VIEWED));
    expect(await db.viewedJob.count({ where: { userId: actor.id } })).toBe(MOST_VIEWED);

    await forgetViewedJobs(actor);
    await forgetViewedJobs(actor);

    expect(await idsOf(actor)).toEqual([]);
    expect(await idsOf(other)).toEqual(jobs.slice(0, 1));
  });
});
