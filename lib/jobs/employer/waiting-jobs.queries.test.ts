import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findWaitingJobs } from "./waiting-jobs.queries";

setUpDatabase();

it("lists the postings of one's own companies that need attention", async () => {
  const companyId = await makeCompany("Quay");
  const member = await aMemberOf(companyId);
  const stranger = await aMemberOf(await makeCompany("Other"));
  const jobs = await Promise.all(Array.from({ length: 5 }, () => makeJob({ companyId })));
  const [ending, later, reviewed, rejected] = jobs;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await db.job.update({ where: { id: ending ?? "" }, data: { expiresAt: inDays(3) } });
  await db.job.update({ where: { id: later ?? "" }, data: { expiresAt: inDays(30) } });
  await db.job.update({ where: { id: reviewed ?? "" }, data: { status: "in_review" } });
  await db.job.update({
    where: { id: rejected ?? "" },
    data: { status: "rejected", rejectionReason: "It names no pay." },
  });
  const draft = { companyId, userId: member.id, content: {} };
  await db.jobDraft.createMany({
    data: ["One", "Two", "Three", "Four"].map((name) => ({ ...draft, name })),
  });
  await db.jobDraft.create({ data: { ...draft, name: "A template", kind: "template" } });

  const waiting = await findWaitingJobs(member);

  expect(waiting).toMatchObject({
    ending: { count: 1, jobs: [{ id: ending }] },
    inReview: { count: 1, jobs: [{ id: reviewed }] },
    rejected: { count: 1, jobs: [{ id: rejected }] },
    drafts: { count: 4 },
    ...{ live: 3, total: 5 },
  });
  expect(waiting.drafts.jobs).toHaveLength(3);
  expect(await findWaitingJobs(stranger)).toMatchObject({
    drafts: { count: 0, jobs: [] },
    ...{ live: 0, total: 0 },
  });
});
