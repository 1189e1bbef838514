import { expect, it } from "vitest";
import { listMergeTargets } from "@/lib/companies/administration.queries";
import { postJob } from "@/lib/jobs/posting/commands";
import { db } from "@/lib/platform/db/client";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { decisionNote } from "./decision-notes";
import { unverifyCompany } from "./suspension.commands";

setUpDatabase();

const WHY = "The domain belongs to someone else now.";
const DAY = new Date();

it("removes a company's verification; its live jobs stay, and new ones are reviewed", async () => {
  const admin = await anAdmin();
  const { actor, companyId } = await makeTeam();
  await db.companyVerification.createMany({
    data: [
      { companyId, kind: "dns", domain: "harbour.example", verifiedAt: DAY },
      { companyId, kind: "email", domain: "harbour.example", email: "a@harbour.example" },
    ],
  });
  const live = await postJob(actor, aPosting(companyId));
  expect(live.status).toBe("live");

  const twice = await Promise.allSettled([
    unverifyCompany(admin, companyId, WHY),
    unverifyCompany(admin, companyId, WHY),
  ]);

  expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const company = await db.company.findUniqueOrThrow({ where: { id: companyId } });
  expect(company).toMatchObject({ verifiedAt: null, verifiedBy: null, status: "active" });
  expect(await db.companyVerification.count({ where: { companyId } })).toBe(0);
  expect(await db.job.findUniqueOrThrow({ where: { id: live.id } })).toMatchObject({
    status: "live",
  });
  const next = await postJob(actor, aPosting(companyId, { title: "Lamp keeper" }));
  expect(next.status).toBe("in_review");

  const decision = await db.moderationDecision.findFirstOrThrow({ where: { companyId } });
  expect(decision).toMatchObject({ kind: "company_unverified", reason: WHY });
  expect(await queuedEvents("moderation.decided")).toEqual([{ id: decision.id }]);
  expect(
    await db.auditEntry.findFirstOrThrow({ where: { action: "company.unverified" } }),
  ).toMatchObject({ actorId: admin.id, targetId: companyId, details: { reason: WHY } });
  const facts = { ...decision, job: null, company: { name: company.name }, appeal: null };
  expect(decisionNote(facts)).toMatchObject({
    path: "/employer/profile",
    text: expect.stringContaining(WHY),
  });
});

it("is for admins, who find companies to merge by name, website or verified domain", async () => {
  const admin = await anAdmin();
  const [here, byName, byDomain, suspended] = [
    await makeCompany("Harbour Bakery"),
    await makeCompany("Harbor Bakery Ltd"),
    await makeCompany("Unrelated"),
    await makeCompany("Harbor Bakery (old)"),
  ];
  await db.company.update({ where: { id: suspended }, data: { status: "suspended" } });
  await db.companyVerification.create({
    data: { companyId: byDomain, kind: "dns", domain: "lumen.example", verifiedAt: DAY },
  });
  const find = async (query: string) =>
    (await listMergeTargets(admin, here, query)).map(({ id }) => id);

  expect(await find("harbor bakery")).toEqual([byName]);
  expect(await find("lumen.example")).toEqual([byDomain]);
  expect(await find("bakery")).toEqual([byName]);
  for (const query of ["", "   ", "%", "no such company", "x".repeat(100)]) {
    expect(await find(query), query).toEqual([]);
  }
  for (const stranger of await noAdmins()) {
    await expect(unverifyCompany(stranger, here, WHY)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(listMergeTargets(stranger, here, "x")).rejects.toMatchObject({
      code: "forbidden",
    });
  }
});
