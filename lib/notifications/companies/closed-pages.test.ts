import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { assignmentEnded, memberLeft, memberRoleChanged } from "@/lib/companies/events";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, anAssigned, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

setUpMailSink();
setUpDatabase();

async function aCompany() {
  const companyId = await makeCompany();
  const [jobId, otherJobId] = [await makeJob({ companyId }), await makeJob({ companyId })];
  const { id: userId } = await makeUser();
  const { id } = await makeApplication({ userId, jobId, resumeId: null });
  const { id: otherId } = await makeApplication({ userId, jobId: otherJobId, resumeId: null });
  const own = [`/employer/applications/${id}#messages`, `/employer/applications?jobId=${jobId}`];
  const others = [
    `/employer/applications/${otherId}`,
    `/employer/jobs/${otherJobId}`,
    `/employer/applications?view=table&companyId=${companyId}&waiting=unanswered`,
  ];
  return { companyId, jobId, own, others };
}

async function tellOf(userId: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const words = { kind: "new_application", title: "News", text: "News", path };
    await db.notification.create({ data: { userId, cause: randomUUID(), ...words } });
  }
}

const pathsOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId, title: "News" } })).map(({ path }) => path);

it("a smaller role removes what it can't open, and nothing of another company", async () => {
  const { companyId, jobId, own, others } = await aCompany();
  const member = await aMemberOf(companyId);
  const second = await aCompany();
  await db.companyMember.create({
    data: { companyId: second.companyId, userId: member.id, role: "recruiter" },
  });
  await tellOf(member.id, [...own, ...others, ...second.others, "/employer/profile/team"]);
  await db.companyMember.updateMany({
    where: { companyId, userId: member.id },
    data: { role: "hiring_manager" },
  });
  await db.jobHiringManager.create({ data: { userId: member.id, jobId } });

  const role = "hiring_manager" as const;
  await react(memberRoleChanged, { id: randomUUID(), companyId, userId: member.id, role });

  // A hiring manager has the list of the company's applications, with those of their jobs.
  expect((await pathsOf(member.id)).toSorted()).toEqual(
    [...own, others[2], ...second.others, "/employer/profile/team"].toSorted(),
  );
});

it("someone who leaves keeps nothing that leads to the company", async () => {
  const { companyId, own, others } = await aCompany();
  const member = await aMemberOf(companyId);
  await tellOf(member.id, [...own, ...others, "/employer/profile/team"]);
  await db.companyMember.deleteMany({ where: { userId: member.id } });

  const left = { id: randomUUID(), companyId, userId: member.id, byUserId: randomUUID() };
  await react(memberLeft, left);

  expect(await pathsOf(member.id)).toEqual([]);
});

it("losing a job or an applicant removes its notifications", async () => {
  const { companyId, jobId, own } = await aCompany();
  const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
  await tellOf(manager.id, own);
  const ended = { id: randomUUID(), companyId, userId: manager.id };
  await react(assignmentEnded, ended);
  expect(await pathsOf(manager.id)).toHaveLength(2);

  await db.jobHiringManager.deleteMany({ where: { userId: manager.id } });
  await react(assignmentEnded, ended);

  expect(await pathsOf(manager.id)).toEqual([]);
});
