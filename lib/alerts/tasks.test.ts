import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { moveJob } from "@/lib/jobs/commands";
import { jobsEdited, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { createAlert } from "./commands";
import type { AlertFrequency } from "./frequency.schema";
import { matchPublished } from "./matching.commands";
import { sendDue, sendInstant } from "./sending.commands";
import { reactions } from "./tasks";

setUpDatabase();

const DAY = 86_400_000;

async function aSeeker(values = {}): Promise<Actor> {
  return asActor(await makeUser(values));
}

async function anAlert(actor: Actor, frequency: AlertFrequency, timeZone = "UTC"): Promise<string> {
  return (await createAlert(actor, { search: "?query=baker", frequency, timeZone })).id;
}

/** Runs only this domain's reactions; the emails they lead to have their own tests. */
async function react(event: typeof jobsPublished, jobIds: string[]): Promise<void> {
  for (const reaction of reactions) {
    if (reaction.event === event.name) await reaction.run({ jobIds });
  }
}

type DueAlert = { alertId: string; jobIds: string[]; total: number };
const announced = async () => (await queuedEvents("alerts.due")) as DueAlert[];

/** The next seven o'clock in a zone that is two hours ahead. */
function nextMorning(): Date {
  const now = new Date();
  const morning = new Date(`${now.toISOString().slice(0, 10)}T07:00:00+02:00`);
  return morning > now ? morning : new Date(morning.getTime() + DAY);
}

describe("a published job", () => {
  it("is announced once to instant alerts, however often it is published", async () => {
    const alertId = await anAlert(await aSeeker(), "instant");
    const jobIds = [await makeJob({ title: "Baker" }), await makeJob({ title: "Baker by night" })];
    const other = await makeJob({ title: "Sailor", description: "At sea", skills: [] });

    await react(jobsPublished, [...jobIds, other]);
    await react(jobsPublished, [...jobIds, other]);
    await react(jobsEdited, [...jobIds, other]);

    expect(await announced()).toEqual([
      expect.objectContaining({ alertId, jobIds: jobIds.toReversed(), total: 2 }),
    ]);
  });

  it("is announced once by simultaneous workers, and after a crash in between", async () => {
    await anAlert(await aSeeker(), "instant");
    await anAlert(await aSeeker(), "instant");
    const jobId = await makeJob({ title: "Baker" });
    // As after a crash before anything was announced.
    await matchPublished([jobId]);

    await Promise.all([1, 2, 3, 4].map(() => react(jobsPublished, [jobId])));
    await Promise.all([1, 2, 3, 4].map(() => sendDue(new Date())));

    expect(await announced()).toHaveLength(2);
    expect(await db.alertMatch.count({ where: { sentAt: null } })).toBe(0);
  });

  it("is announced even if someone changes the alert at that moment", async () => {
    const alertId = await anAlert(await aSeeker(), "instant");
    const jobId = await makeJob({ title: "Baker" });
    let reacting: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM job_alerts WHERE id = ${alertId}::uuid FOR NO KEY UPDATE`;
      reacting = react(jobsPublished, [jobId]);
      await new Promise((done) => setTimeout(done, 500));
    });
    await reacting;

    expect(await announced()).toMatchObject([{ alertId, jobIds: [jobId] }]);
  });

  it("is not announced when the transaction that marks it fails", async () => {
    await anAlert(await aSeeker(), "instant");
    const jobId = await makeJob({ title: "Baker" });
    await matchPublished([jobId]);
    await db.$executeRaw`ALTER TABLE graphile_worker._private_jobs ADD CONSTRAINT broken CHECK (false) NOT VALID`;

    await expect(sendInstant([jobId])).rejects.toThrow();
    await db.$executeRaw`ALTER TABLE graphile_worker._private_jobs DROP CONSTRAINT broken`;

    expect(await db.alertMatch.count({ where: { sentAt: null } })).toBe(1);
    expect(await sendInstant([jobId])).toBe(1);
  });

  it("waits for the morning in the alert's time zone", async () => {
    const alertId = await anAlert(await aSeeker(), "daily", "Africa/Harare");
    const jobId = await makeJob({ title: "Baker" });
    await react(jobsPublished, [jobId]);
    const morning = nextMorning();

    expect(await sendDue(new Date(morning.getTime() - 60_000))).toBe(0);
    expect(await sendDue(morning)).toBe(1);
    expect(await sendDue(new Date(morning.getTime() + DAY))).toBe(0);
    expect(await announced()).toMatchObject([{ alertId, jobIds: [jobId] }]);
  });

  it("waits for a Monday morning", async () => {
    await anAlert(await aSeeker(), "weekly", "Africa/Harare");
    await react(jobsPublished, [await makeJob({ title: "Baker" })]);
    const sentOn: number[] = [];
    for (let days = 0; days < 8; days += 1) {
      const morning = new Date(nextMorning().getTime() + days * DAY);
      if ((await sendDue(morning)) > 0) sentOn.push(morning.getUTCDay());
    }

    expect(sentOn).toEqual([1]);
  });

  it("isn't sent to anyone who paused, ended, never confirmed, or is leaving", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aSeeker()));
    const ids = await Promise.all(people.map((actor) => anAlert(actor, "instant")));
    const now = new Date();
    const set = async (index: number, data: object) =>
      db.jobAlert.update({ where: { id: ids[index] ?? "" }, data });
    await set(0, { pausedAt: now });
    await set(1, { unsubscribedAt: now });
    await set(2, { confirmedAt: null });
    await set(3, { renewBy: now });
    await db.user.update({ where: { id: people[4]?.id ?? "" }, data: { deletionDueAt: now } });

    await react(jobsPublished, [await makeJob({ title: "Baker" })]);

    expect(await announced()).toEqual([]);
  });

  it("is left out once it has ended, or its reader has applied to it or hidden it", async () => {
    const actor = await aSeeker();
    await anAlert(actor, "daily");
    const [closed, hidden, visited, left] = [
      await makeJob({ title: "Baker" }),
      await makeJob({ title: "Baker" }),
      await makeJob({ title: "Baker" }),
      await makeJob({ title: "Baker" }),
    ];
    await react(jobsPublished, [closed, hidden, visited, left]);
    await moveJob(closed, "closed");
    await db.hiddenJob.create({ data: { userId: actor.id, jobId: hidden } });
    await db.externalVisit.create({
      data: { userId: actor.id, jobId: visited, hasApplied: true, answeredAt: new Date() },
    });

    await sendDue(new Date(Date.now() + 2 * DAY));

    expect(await announced()).toMatchObject([{ jobIds: [left], total: 1 }]);
    await react(jobsPublished, [hidden]);
    expect(await db.alertMatch.count({ where: { jobId: hidden } })).toBe(0);
  });

  it("comes in one email with the others, which names up to twenty", async () => {
    await anAlert(await aSeeker(), "instant");
    const jobIds = await Promise.all(Array.from({ length: 23 }, () => makeJob({ title: "Baker" })));

    await react(jobsPublished, jobIds);
    await react(jobsPublished, [await makeJob({ title: "Baker" })]);

    const mails = await announced();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ total: 23 });
    expect(mails[0]?.jobIds).toHaveLength(20);
    // Matches that come within ten minutes are sent together afterwards.
    expect(await sendDue(new Date(Date.now() + 11 * 60_000))).toBe(1);
  });
});

describe("an edited job", () => {
  it("matches alerts older than it, and stops matching if a later change says so", async () => {
    const older = await anAlert(await aSeeker(), "daily");
    const jobId = await makeJob({ title: "Ship's baker", skills: [] });
    await anAlert(await aSeeker(), "daily");
    await react(jobsEdited, [jobId]);
    expect(await db.alertMatch.findMany()).toMatchObject([{ alertId: older, jobId }]);

    await db.$executeRaw`UPDATE search.job_documents SET doc = 'nothing' WHERE job_id = ${jobId}::uuid`;
    await react(jobsEdited, [jobId]);

    expect(await db.alertMatch.count()).toBe(0);
  });
});
