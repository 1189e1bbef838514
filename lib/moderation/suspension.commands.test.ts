import { beforeEach, describe, expect, it } from "vitest";
import { findBySession } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { openApplicationResume } from "@/lib/applications/employer-view/resume-access.commands";
import { findOrCreateCompanies } from "@/lib/companies/commands";
import { MERGED_TABLES } from "@/lib/companies/merging.commands";
import { findCompany, listCompanies } from "@/lib/companies/queries";
import { saveImportedJobs } from "@/lib/jobs/importing.commands";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { searchJobs } from "@/lib/jobs/queries";
import { listSavedJobs } from "@/lib/jobs/seeker/saved.queries";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { aMemberOf, makeApplication, makeResume } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { aContent, anImportedJob, makeCompany, makeJob, makeSource } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { setUpStorage } from "@/lib/testing/storage";
import { contentDecided } from "./events";
import {
  changeCompanySuspension,
  changePersonSuspension,
  changeRole,
  joinCompanies,
} from "./suspension.commands";

const sink = setUpMailSink();
setUpStorage();
setUpDatabase();

let admin: Actor & { sessionId: string };
beforeEach(async () => {
  admin = await anAdmin();
});

async function found(): Promise<string[]> {
  // Other processes learn of an event when it commits, this one a moment later.
  dropCached();
  const { jobs } = await searchJobs({ ...EMPTY_QUERY, query: "bread baker" });
  return jobs.map(({ id }) => id);
}
const ban = { isSuspended: true, reason: "It asks applicants for money." } as const;
const restore = { isSuspended: false } as const;
const statusOf = async (id: string) =>
  (await db.job.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

async function tellDecisions(): Promise<void> {
  for (const { id } of await db.moderationDecision.findMany({ orderBy: { decidedAt: "asc" } })) {
    await react(contentDecided, { id });
    await react(contentDecided, { id });
  }
}

describe("a ban", () => {
  it("hides the postings, ends sessions and access to resumes, and tells applicants", async () => {
    const companyId = await makeCompany("Quay Foods");
    const jobId = await makeJob({ companyId });
    const closed = await makeJob({ companyId, title: "Bread baker, closed" });
    await db.job.update({ where: { id: closed }, data: { status: "closed", endedAt: new Date() } });
    const member = await aMemberOf(companyId);
    const seeker = await makeUser();
    const reader = await asActor(seeker);
    const resumeId = await makeResume(seeker.id);
    const application = await makeApplication({ userId: seeker.id, jobId, resumeId });
    await db.savedJob.create({ data: { userId: seeker.id, jobId } });
    const { slug } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(await found()).toContain(jobId);
    expect(await findPublicJob(slug)).toMatchObject({ status: "live" });

    await changeCompanySuspension(admin, companyId, ban);

    expect(await found()).toEqual([]);
    expect(await findPublicJob(slug)).toBe("gone");
    expect(await findPublicJob(closed)).toBe("gone");
    expect((await listSavedJobs(reader, { page: 1 })).jobs).toEqual([]);
    expect((await listCompanies({ query: "quay", page: 1 })).total).toBe(0);
    expect(await findBySession(member.sessionId ?? "")).toBeNull();
    await expect(openApplicationResume(member, aClient(), application.id)).rejects.toMatchObject({
      code: "not_found",
    });
    await tellDecisions();
    const told = await db.notification.findMany({ where: { userId: seeker.id } });
    expect(told.map(({ title }) => title)).toEqual(["Quay Foods isn't on this site at the moment"]);
    const members = await db.notification.findMany({ where: { userId: member.id } });
    expect(members).toMatchObject([{ title: "Quay Foods is suspended" }]);
    expect(members[0]?.text).toContain("asks applicants for money");

    await expect(changeCompanySuspension(admin, companyId, ban)).rejects.toMatchObject({
      code: "conflict",
    });
    await changeCompanySuspension(admin, companyId, restore);
    expect(await found()).toEqual([jobId]);
    expect(await statusOf(closed)).toBe("closed");
    expect(await findPublicJob(slug)).toMatchObject({ status: "live" });
  });

  it("keeps paused postings paused, and no import brings anything back", async () => {
    const companyId = await makeCompany("Quay Foods");
    const sourceId = await makeSource();
    const row = anImportedJob("a", aContent({ companyId }));
    const batch = { sourceId, rows: [row], now: new Date() };
    const paused = await makeJob({ companyId });
    await db.job.update({ where: { id: paused }, data: { status: "paused" } });
    await changeCompanySuspension(admin, companyId, ban);

    expect(await saveImportedJobs(batch)).toEqual(["unchanged"]);
    expect(await found()).toEqual([]);
    await changeCompanySuspension(admin, companyId, restore);

    expect(await statusOf(paused)).toBe("paused");
    expect(await saveImportedJobs(batch)).toEqual(["created"]);
  });

  it("can be imposed only by an admin", async () => {
    const companyId = await makeCompany();
    const member = await aMemberOf(companyId, "owner");
    await expect(changeCompanySuspension(member, companyId, ban)).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("people", () => {
  it("are suspended with a reason that is emailed, and restored", async () => {
    const user = await makeUser();
    const person = await asActor(user);

    await changePersonSuspension(admin, user.id, { isSuspended: true, reason: "Sends spam." });
    expect(await findBySession(person.sessionId)).toBeNull();
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    await tellDecisions();
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining("is suspended"),
    ]);
    expect(sink.mails[0]?.mail.text).toContain("Sends spam.");

    await changePersonSuspension(admin, user.id, restore);
    const { status, suspensionReason } = await db.user.findUniqueOrThrow({
      where: { id: user.id },
    });
    expect([status, suspensionReason]).toEqual(["active", null]);
  });

  it("become admins and stop being admins, but the last one never, and nobody by themselves", async () => {
    const { id } = await makeUser();
    await changeRole(admin, id, "admin");
    const half = await asActor(await db.user.findUniqueOrThrow({ where: { id } }));
    // Without a second factor, they don't count as an admin who can act.
    await expect(changeRole(half, admin.id, "job_seeker")).rejects.toMatchObject({
      code: "forbidden",
    });
    const colleague = await anAdmin();
    await expect(changeRole(admin, admin.id, "job_seeker")).rejects.toMatchObject({
      code: "forbidden",
    });

    const outcomes = await Promise.allSettled([
      changeRole(admin, colleague.id, "job_seeker"),
      changeRole(colleague, admin.id, "job_seeker"),
    ]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = await db.user.count({
      where: { userType: "admin", status: "active", twoFactorEnabledAt: { not: null } },
    });
    expect(left).toBe(1);
  });

  it("don't become admins with an unverified address or a company", async () => {
    const unverified = await makeUser({ emailVerifiedAt: null });
    const member = await aMemberOf(await makeCompany());
    for (const userId of [unverified.id, member.id]) {
      await expect(changeRole(admin, userId, "admin")).rejects.toMatchObject({ code: "conflict" });
    }
  });
});

describe("duplicate companies", () => {
  it("have a rule for every table that points at a company", async () => {
    const rows = await db.$queryRaw<{ table: string }[]>`
      SELECT DISTINCT conrelid::regclass::text AS "table" FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'public.companies'::regclass ORDER BY 1`;
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(MERGED_TABLES).sort());
  });

  it("are merged, with their postings, applications and people, under both names", async () => {
    const [from, into] = [await makeCompany("Quay Foods Ltd"), await makeCompany("Quay Foods")];
    const jobId = await makeJob({ companyId: from });
    const [both, gone, kept] = [await makeUser(), await makeUser(), await makeUser()];
    for (const [companyId, user] of [
      [from, both],
      [into, both],
      [from, gone],
      [into, kept],
    ] as const) {
      await db.companyMember.create({ data: { companyId, userId: user.id, role: "recruiter" } });
    }
    for (const companyId of [from, into]) {
      await db.messageTemplate.create({ data: { companyId, name: "Thanks", text: "Thank you" } });
      await db.companyInvitation.create({
        data: { companyId, email: "new@example.org", expiresAt: new Date() },
      });
      await db.profile.upsert({
        where: { userId: kept.id },
        create: { userId: kept.id },
        update: {},
      });
    }
    const stage = { position: 1, name: "Phone", status: "in_review" as const };
    const old = await db.companyStage.create({ data: { companyId: from, ...stage } });
    const same = await db.companyStage.create({ data: { companyId: into, ...stage } });
    const seeker = await makeUser();
    const { id } = await makeApplication({ userId: seeker.id, jobId });
    await db.application.update({ where: { id }, data: { stageId: old.id } });
    const { slug } = await db.company.findUniqueOrThrow({ where: { id: from } });

    const tries = await Promise.allSettled([
      joinCompanies(admin, { from, into }),
      joinCompanies(admin, { from, into }),
    ]);

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({
      companyId: into,
    });
    expect((await db.application.findUniqueOrThrow({ where: { id } })).stageId).toBe(same.id);
    expect(await db.companyMember.count({ where: { companyId: into } })).toBe(3);
    expect(await db.messageTemplate.count({ where: { companyId: into } })).toBe(2);
    expect(await db.companyInvitation.count({ where: { companyId: into } })).toBe(1);
    expect(await findCompany(slug)).toMatchObject({ name: "Quay Foods" });
    expect(await findOrCreateCompanies([{ name: "QUAY FOODS LTD" }])).toEqual(
      new Map([["QUAY FOODS LTD", into]]),
    );
  });

  it("are not merged if one is suspended, or if the verified one would disappear", async () => {
    const [from, into] = [await makeCompany("A"), await makeCompany("B")];
    const conflict = { code: "conflict" };
    await expect(joinCompanies(admin, { from, into: from })).rejects.toMatchObject(conflict);
    const verified = { verifiedAt: new Date(), verifiedBy: "dns" };
    await db.company.update({ where: { id: from }, data: verified });
    await expect(joinCompanies(admin, { from, into })).rejects.toMatchObject(conflict);
    await changeCompanySuspension(admin, into, ban);
    await expect(joinCompanies(admin, { from: into, into: from })).rejects.toMatchObject(conflict);
  });
});
