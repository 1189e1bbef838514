import { describe, expect, it } from "vitest";
import { confirmEmail } from "@/lib/accounts/email-address.commands";
import { emailVerified } from "@/lib/accounts/events";
import { expireDueJobs, moveJob } from "@/lib/jobs/commands";
import { jobsEnded } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { hashToken, mailedToken } from "@/lib/platform/security/secrets";
import { aClient } from "@/lib/testing/accounts";
import { aSubmission, makeApplicant } from "@/lib/testing/applications/applying";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { passSeconds, stopClock } from "@/lib/testing/limits";
import { react } from "@/lib/testing/reactions";
import { setUpStorage } from "@/lib/testing/storage";
import { closeEnded, releaseHeld } from "./auto-close.commands";
import { applyToJob } from "./commands";

setUpDatabase();
setUpStorage();
stopClock();

async function makeApplication(jobId: string, isVerified: boolean) {
  const applicant = await makeApplicant({ isVerified });
  const { application } = await applyToJob(applicant.actor, jobId, aSubmission(applicant));
  return { ...applicant, id: application.id };
}

async function verify(userId: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
}

const find = (id: string) =>
  db.application.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { at: "asc" }, select: { kind: true, note: true } } },
  });
const stepsOf = async (id: string) => (await find(id)).events.map(({ kind }) => kind);

describe("an application from an unverified address", () => {
  it("is held, and only its sender learns of it", async () => {
    const { id } = await makeApplication(await makeJob(), false);

    expect(await find(id)).toMatchObject({ status: "held", submittedAt: null });
    expect(await stepsOf(id)).toEqual(["held"]);
    expect(await queuedEvents("applications.held")).toHaveLength(1);
    expect(await queuedEvents("applications.submitted")).toEqual([]);
  });

  it("is sent once when the address is verified, however often that is announced", async () => {
    const { id, user } = await makeApplication(await makeJob(), false);
    await verify(user.id);
    passSeconds(60);

    await Promise.all([releaseHeld(user.id), releaseHeld(user.id)]);
    await react(emailVerified, { id: user.id, userId: user.id });

    expect(await find(id)).toMatchObject({ status: "submitted", submittedAt: new Date() });
    expect(await stepsOf(id)).toEqual(["held", "submitted"]);
    expect(await queuedEvents("applications.submitted")).toHaveLength(1);
  });

  it("stays held while the address is unverified, whatever is announced", async () => {
    const { id, user } = await makeApplication(await makeJob(), false);

    await releaseHeld(user.id);

    expect(await find(id)).toMatchObject({ status: "held" });
  });

  it("is not lost when the address is verified at the moment of sending", async () => {
    const applicant = await makeApplicant({ isVerified: false });
    const jobId = await makeJob();
    const linkId = crypto.randomUUID();
    const token = mailedToken(linkId);
    await db.mailedLink.create({
      data: {
        id: linkId,
        userId: applicant.user.id,
        purpose: "verify_email",
        email: applicant.user.email,
        hash: hashToken(token),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });

    await Promise.all([
      applyToJob(applicant.actor, jobId, aSubmission(applicant)),
      confirmEmail({ token }, { actor: null, client: aClient() }),
    ]);
    for (const payload of await queuedEvents(emailVerified.name)) {
      await react(emailVerified, payload as { id: string; userId: string });
    }

    const { status } = await db.application.findFirstOrThrow();
    expect(status).toBe("submitted");
  });

  it.each(["closed", "removed"] as const)(
    "is closed with a note when the job is %s",
    async (to) => {
      const jobId = await makeJob();
      const { id } = await makeApplication(jobId, false);
      passSeconds(60);
      await moveJob(jobId, to);
      await react(jobsEnded, { jobIds: [jobId], companyIds: [] });

      expect(await find(id)).toMatchObject({ status: "closed", decidedAt: new Date() });
      expect((await find(id)).events.at(-1)?.note).toMatch(/^The job ended before your email/);
    },
  );

  it("is closed when its release finds the job expired, and sent when the job is paused", async () => {
    const due = await makeJob({ deadline: "2026-11-22" });
    const paused = await makeJob();
    const first = await makeApplication(due, false);
    const second = await makeApplication(paused, false);
    await moveJob(paused, "paused");
    await react(jobsEnded, { jobIds: [paused], companyIds: [] });
    passSeconds(3 * 86_400);
    for (const { user } of [first, second]) {
      await verify(user.id);
      await releaseHeld(user.id);
    }

    expect(await find(first.id)).toMatchObject({ status: "closed" });
    expect(await find(second.id)).toMatchObject({ status: "submitted" });
  });
});

describe("what an ended job does to its applications", () => {
  it.each([
    ["closed", "The employer has closed this job"],
    ["removed", "This job was taken down"],
  ] as const)("closes those without a decision when it is %s, once", async (to, note) => {
    const jobId = await makeJob();
    const made = [];
    for (const status of ["submitted", "in_review", "interview", "offer"] as const) {
      const { id } = await makeApplication(jobId, true);
      await db.application.update({ where: { id }, data: { status } });
      made.push(id);
    }
    const hired = await makeApplication(jobId, true);
    const decidedAt = new Date("2026-01-01T00:00:00Z");
    await db.application.update({ where: { id: hired.id }, data: { status: "hired", decidedAt } });
    passSeconds(60);
    await moveJob(jobId, to);

    await closeEnded([jobId]);
    await closeEnded([jobId]);

    for (const id of made.slice(0, 3)) {
      expect(await find(id)).toMatchObject({ status: "closed", decidedAt: new Date() });
      expect(await stepsOf(id)).toEqual(["submitted", "closed"]);
      expect((await find(id)).events.at(-1)?.note).toContain(note);
    }
    expect(await find(made[3] ?? "")).toMatchObject({ status: "offer" });
    expect(await find(hired.id)).toMatchObject({ status: "hired", decidedAt });
    expect(await queuedEvents("applications.moved")).toHaveLength(3);
  });

  it("leaves them with the employer when it has expired, is paused, or is live again", async () => {
    const [due, paused, again] = [
      await makeJob({ deadline: "2026-11-22" }),
      await makeJob(),
      await makeJob(),
    ];
    const sent = [];
    for (const jobId of [due, paused, again]) sent.push(await makeApplication(jobId, true));
    const held = await makeApplication(due, false);
    passSeconds(3 * 86_400);
    await expireDueJobs(new Date());
    await moveJob(paused, "paused");
    await moveJob(again, "closed");
    await moveJob(again, "live");

    await closeEnded([due, paused, again]);

    for (const { id } of sent) expect(await find(id)).toMatchObject({ status: "submitted" });
    expect(await find(held.id)).toMatchObject({ status: "closed" });
  });

  it("handles a simultaneous application either before the end or not at all", async () => {
    const jobId = await makeJob();
    const applicants = [];
    for (let index = 0; index < 5; index += 1) applicants.push(await makeApplicant());

    const [, ...results] = await Promise.allSettled([
      moveJob(jobId, "closed"),
      ...applicants.map((applicant) => applyToJob(applicant.actor, jobId, aSubmission(applicant))),
    ]);
    await closeEnded([jobId]);

    const taken = results.filter(({ status }) => status === "fulfilled").length;
    expect(await db.application.count()).toBe(taken);
    expect(await db.application.count({ where: { status: "submitted" } })).toBe(0);
  });
});

describe("the daily limit", () => {
  it("is thirty applications, and a repeat doesn't count", async () => {
    const applicant = await makeApplicant();
    const jobs = [];
    for (let index = 0; index < 31; index += 1) jobs.push(await makeJob());
    const [first = "", ...others] = jobs;
    const last = others.pop() ?? "";
    const input = aSubmission(applicant);
    for (let times = 0; times < 5; times += 1) await applyToJob(applicant.actor, first, input);
    for (const jobId of others) await applyToJob(applicant.actor, jobId, aSubmission(applicant));

    await expect(applyToJob(applicant.actor, last, aSubmission(applicant))).rejects.toMatchObject({
      code: "rate_limited",
      retryAfter: 86_400,
    });
    passSeconds(86_400);
    await expect(applyToJob(applicant.actor, last, aSubmission(applicant))).resolves.toMatchObject({
      isNew: true,
    });
  });
});
