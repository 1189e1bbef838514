import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { listQuestions } from "@/lib/jobs/questions.queries";
import { db } from "@/lib/platform/db/client";
import { aSubmission, makeApplicant } from "@/lib/testing/applications/applying";
import { makeResume } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aContent, makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpStorage } from "@/lib/testing/storage";
import { applyToJob } from "./commands";

setUpDatabase();
setUpStorage();

const count = () => db.application.count();
const YEARS = {
  kind: "number" as const,
  text: "How many years have you baked?",
  isRequired: true,
  choices: [],
  accepted: [],
  minimum: 2,
};
const LICENCE = {
  kind: "yes_no" as const,
  text: "Do you hold a driving licence?",
  isRequired: true,
  choices: [],
  accepted: ["yes"],
  minimum: null,
};

describe("applying", () => {
  it("gives the employer what was sent, once, with a timeline, an audit entry and an event", async () => {
    const applicant = await makeApplicant();
    const jobId = await makeJob({ questions: [YEARS] });
    const [question] = await listQuestions(jobId);
    const { id: questionId = "" } = question ?? {};
    const input = aSubmission(applicant, {
      phone: "+44 20 7946 0000",
      coverLetter: "I rise early.",
      answers: [{ questionId, answer: " 3,5 " }],
    });

    const { application, isNew } = await applyToJob(applicant.actor, jobId, input);

    expect(isNew).toBe(true);
    expect(application.status).toBe("submitted");
    expect(application.reference).toMatch(/^[2346789CDFHJKMNPQRTVWXY]{8}$/);
    const row = await db.application.findUniqueOrThrow({
      where: { id: application.id },
      include: { details: { include: { answers: true } }, events: true },
    });
    expect(row).toMatchObject({ jobId, userId: applicant.user.id, decidedAt: null });
    expect(row.submittedAt).not.toBeNull();
    expect(row.details).toMatchObject({
      fullName: "Ines Carvalho",
      phone: "+44 20 7946 0000",
      coverLetter: "I rise early.",
      resumeId: applicant.resumeId,
      answers: [{ question: YEARS.text, answer: "3,5", kind: "number" }],
    });
    expect(row.events).toMatchObject([{ kind: "submitted", actorId: applicant.user.id }]);
    const stepId = row.events[0]?.id;
    expect(await queuedEvents("applications.submitted")).toEqual([
      { id: stepId, applicationId: application.id },
    ]);
    expect(await queuedEvents("applications.held")).toEqual([]);
    expect(await db.auditEntry.findMany({ where: { action: "application.submitted" } })).toEqual([
      expect.objectContaining({ actorId: applicant.user.id, targetId: application.id }),
    ]);
  });

  it("keeps what the job said, whatever it says later", async () => {
    const applicant = await makeApplicant();
    const pay = { min: 20, max: 25, currency: "EUR", period: "hour" as const };
    const jobId = await makeJob({ title: "Bread baker", pay, deadline: "2099-01-31" });
    await applyToJob(applicant.actor, jobId, aSubmission(applicant));
    await db.job.update({
      where: { id: jobId },
      data: { title: "Driver", description: "Drive.", version: { increment: 1 } },
    });
    const other = await makeApplicant();
    await applyToJob(other.actor, jobId, aSubmission(other));

    const versions = await db.jobVersion.findMany({
      where: { jobId },
      orderBy: { version: "asc" },
    });
    expect(versions).toMatchObject([
      {
        title: "Bread baker",
        location: "Pune, India",
        description: expect.stringContaining("forty cafés"),
        facts: {
          pay,
          deadline: "2099-01-31",
          jobType: "full_time",
          workMode: "on_site",
          skills: ["Baking", "Sourdough"],
        },
      },
      { title: "Driver", description: "Drive." },
    ]);
  });

  it("makes one application of twenty simultaneous requests with one key, and returns it to all", async () => {
    const applicant = await makeApplicant();
    const jobId = await makeJob();
    const input = aSubmission(applicant, { coverLetter: "The same letter" });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => applyToJob(applicant.actor, jobId, input)),
    );

    expect(await count()).toBe(1);
    expect(new Set(answers.map(({ application }) => application.id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await queuedEvents("applications.submitted")).toHaveLength(1);
  });

  it("makes one application of twenty simultaneous requests with different keys, and names it to the others", async () => {
    const applicant = await makeApplicant();
    const jobId = await makeJob();

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => applyToJob(applicant.actor, jobId, aSubmission(applicant))),
    );

    expect(await count()).toBe(1);
    const { id } = await db.application.findFirstOrThrow();
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: "conflict", details: { applicationId: id } });
    }
    expect(await queuedEvents("applications.submitted")).toHaveLength(1);
  });

  it("responds to a repeat with what was sent, even if the job has closed in the meantime", async () => {
    const applicant = await makeApplicant();
    const jobId = await makeJob();
    const input = aSubmission(applicant);
    const first = await applyToJob(applicant.actor, jobId, input);
    await moveJob(jobId, "closed");

    const again = await applyToJob(applicant.actor, jobId, { ...input, fullName: "Somebody else" });

    expect(again).toEqual({ application: first.application, isNew: false });
  });

  it.each(["paused", "closed"] as const)("refuses a job that is %s", async (to) => {
    const applicant = await makeApplicant();
    const jobId = await makeJob();
    await moveJob(jobId, to);

    await expect(applyToJob(applicant.actor, jobId, aSubmission(applicant))).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await count()).toBe(0);
  });

  it("refuses a job that is removed, expired, applied for elsewhere, not public or unknown", async () => {
    const applicant = await makeApplicant();
    const companyId = await makeCompany();
    const removed = await makeJob({ companyId });
    await moveJob(removed, "removed");
    const due = await makeJob({ companyId, deadline: "2020-01-01" });
    const elsewhere = await makeJob({ companyId, applyUrl: "https://careers.example/1" });
    const draft = await makeJob({ companyId });
    await db.job.update({ where: { id: draft }, data: { status: "in_review" } });
    const tried = (id: string) => applyToJob(applicant.actor, id, aSubmission(applicant));

    await expect(tried(removed)).rejects.toMatchObject({ code: "gone" });
    await expect(tried(due)).rejects.toMatchObject({ code: "conflict" });
    await expect(tried(elsewhere)).rejects.toMatchObject({ code: "conflict" });
    await expect(tried(draft)).rejects.toMatchObject({ code: "not_found" });
    await expect(tried(randomUUID())).rejects.toMatchObject({ code: "not_found" });
    const open = await makeJob({ companyId });
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    await expect(tried(open)).rejects.toMatchObject({ code: "gone" });
    expect(await count()).toBe(0);
  });

  it("isn't possible for members of the company", async () => {
    const { actor, ...applicant } = await makeApplicant();
    const companyId = await makeCompany();
    const jobId = await makeJob({ companyId });
    const member = { ...actor, companies: [{ id: companyId, role: "recruiter" as const }] };

    await expect(applyToJob(member, jobId, aSubmission(applicant))).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("accepts only the applicant's own resumes, and none that were removed", async () => {
    const applicant = await makeApplicant();
    const other = await makeApplicant();
    const jobId = await makeJob();
    const removed = await makeResume(applicant.user.id);
    await db.resume.update({ where: { id: removed }, data: { removedAt: new Date() } });

    for (const resumeId of [other.resumeId, removed, randomUUID()]) {
      await expect(
        applyToJob(applicant.actor, jobId, aSubmission(applicant, { resumeId })),
      ).rejects.toMatchObject({ code: "invalid", fields: { resumeId: ["Select a CV"] } });
    }
    expect(await count()).toBe(0);
  });
});

describe("the posting's questions", () => {
  it("accept answers of the right kind, and refuse those that the employer doesn't accept", async () => {
    const applicant = await makeApplicant();
    const jobId = await makeJob({ questions: [LICENCE, YEARS] });
    const [licence, years] = await listQuestions(jobId);
    const answers = [
      { questionId: licence?.id ?? "", answer: "no" },
      { questionId: years?.id ?? "", answer: "1" },
    ];

    await expect(
      applyToJob(applicant.actor, jobId, aSubmission(applicant, { answers })),
    ).rejects.toMatchObject({
      code: "invalid",
      fields: {
        [`answers.${licence?.id}`]: ["Applications that answer No aren't accepted."],
        [`answers.${years?.id}`]: ["Applications that answer less than 2 aren't accepted."],
      },
    });
    await expect(applyToJob(applicant.actor, jobId, aSubmission(applicant))).rejects.toMatchObject({
      fields: { [`answers.${licence?.id}`]: [`Choose an answer: ${LICENCE.text}`] },
    });
  });

  it("report that they changed when the answers are for another job's or outdated ones", async () => {
    const applicant = await makeApplicant();
    const other = await listQuestions(await makeJob({ questions: [LICENCE] }));
    const answers = [{ questionId: other[0]?.id ?? "", answer: "yes" }];

    await expect(
      applyToJob(applicant.actor, await makeJob(), aSubmission(applicant, { answers })),
    ).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("changed") });
  });

  it("are empty for a posting without any", () => {
    expect(aContent({ companyId: "" }).questions).toEqual([]);
  });
});
