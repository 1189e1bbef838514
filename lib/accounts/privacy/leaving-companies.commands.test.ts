import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob, makeSource } from "@/lib/testing/factories";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { settle } from "@/lib/testing/services/worker";
import { setUpStorage } from "@/lib/testing/storage";
import { eraseDueAccounts } from "./deletion.commands";

setUpDatabase();
setUpStorage();

const NOW = new Date("2026-11-21T12:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

// docs/decisions/0016
describe("the companies of someone who leaves", () => {
  async function erase(userId: string): Promise<void> {
    await db.user.update({ where: { id: userId }, data: { deletionDueAt: NOW } });
    await eraseDueAccounts(NOW);
  }

  it("pass to the longest-serving member", async () => {
    const [owner, younger, elder] = [await makeUser(), await makeUser(), await makeUser()];
    const companyId = await makeCompany();
    const jobId = await makeJob({ companyId });
    const join = (userId: string, role: "owner" | "recruiter", day: number) =>
      db.companyMember.create({ data: { companyId, userId, role, createdAt: later(day) } });
    await join(owner.id, "owner", 0);
    await join(younger.id, "recruiter", 2);
    await join(elder.id, "recruiter", 1);

    await erase(owner.id);
    await settle();

    expect(await db.companyMember.findMany({ orderBy: { createdAt: "asc" } })).toMatchObject([
      { userId: elder.id, role: "owner" },
      { userId: younger.id, role: "recruiter" },
    ]);
    expect(await db.job.findUnique({ where: { id: jobId } })).toMatchObject({ status: "live" });
  });

  it("stay with the other owner", async () => {
    const [owner, other, recruiter] = [await makeUser(), await makeUser(), await makeUser()];
    const companyId = await makeCompany();
    for (const [{ id: userId }, role] of [
      [recruiter, "recruiter"],
      [owner, "owner"],
      [other, "owner"],
    ] as const) {
      await db.companyMember.create({ data: { companyId, userId, role } });
    }

    await erase(owner.id);

    expect(await db.companyMember.findMany({ where: { userId: recruiter.id } })).toMatchObject([
      { role: "recruiter" },
    ]);
  });

  it("keep their page, while their own postings end, when they have no members left", async () => {
    const { user, companyId, jobId } = await makeFullAccount("meera");
    const draft = await makeJob({ companyId });
    await db.job.update({ where: { id: draft }, data: { status: "draft" } });
    const imported = await makeJob({ companyId });
    const sourceId = await makeSource();
    await db.job.update({ where: { id: imported }, data: { sourceId, reference: "1" } });

    await erase(user.id);
    await settle();

    const states = await db.job.findMany({ select: { id: true, status: true } });
    expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({
      [jobId]: "closed",
      [draft]: "removed",
      [imported]: "live",
    });
    expect(await db.company.findUnique({ where: { id: companyId } })).toMatchObject({
      status: "active",
      email: null,
    });
  });

  it("are not left without an owner when two owners leave at once", async () => {
    const [one, two, recruiter] = [await makeUser(), await makeUser(), await makeUser()];
    const companyId = await makeCompany();
    for (const { id: userId } of [one, two]) {
      await db.companyMember.create({ data: { companyId, userId, role: "owner" } });
    }
    await db.companyMember.create({
      data: { companyId, userId: recruiter.id, role: "recruiter" },
    });
    await db.user.updateMany({
      where: { id: { in: [one.id, two.id] } },
      data: { deletionDueAt: NOW },
    });

    await Promise.all([eraseDueAccounts(NOW), eraseDueAccounts(NOW)]);

    expect(await db.companyMember.findMany()).toMatchObject([
      { userId: recruiter.id, role: "owner" },
    ]);
  });
});
