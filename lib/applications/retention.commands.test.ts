import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findApplication } from "./queries";
import { deleteOldDetails, setRetention } from "./retention.commands";
import { findRetention } from "./retention.queries";
import { retentionInput } from "./retention.schema";

setUpDatabase();

const DECIDED = new Date("2026-05-20T10:00:00Z");

async function anEnded(decidedAt = DECIDED, companyId?: string) {
  const user = await makeUser();
  const { id } = await makeApplication({
    userId: user.id,
    jobId: await makeJob(companyId ? { companyId } : {}),
    status: "not_selected",
    decidedAt,
    answers: [{ question: "Why?", answer: "Bread" }],
  });
  await db.applicationMessage.create({
    data: { id: randomUUID(), applicationId: id, isFromApplicant: true, text: "Hello" },
  });
  await db.applicationEvent.updateMany({
    where: { applicationId: id, kind: "not_selected" },
    data: { note: "Ines, others had more experience." },
  });
  return { id, actor: await asActor(user) };
}

describe("deleteOldDetails", () => {
  it.each([
    ["deletes nothing a day before six months are over", "2026-11-19T10:00:00Z", 0],
    ["deletes nothing a moment before six months are over", "2026-11-20T09:59:59Z", 0],
    ["deletes the details exactly six months later", "2026-11-20T10:00:00Z", 1],
    ["deletes the details a day after that", "2026-11-21T10:00:00Z", 1],
  ])("%s", async (_when, now, expected) => {
    await anEnded();

    expect(await deleteOldDetails(new Date(now))).toBe(expected);
    expect(await db.applicationDetails.count()).toBe(1 - expected);
  });

  it("deletes answers, messages and notes, but not that there was an application", async () => {
    const { id, actor } = await anEnded();
    await deleteOldDetails(new Date("2026-12-01T00:00:00Z"));

    expect(await db.applicationAnswer.count()).toBe(0);
    expect(await db.applicationMessage.count()).toBe(0);
    const view = await findApplication(actor, id);
    expect(view).toMatchObject({ status: "not_selected", details: null });
    expect(view?.steps.map(({ kind, note }) => [kind, note])).toEqual([
      ["submitted", null],
      ["not_selected", null],
    ]);
    expect(await deleteOldDetails(new Date("2026-12-01T00:00:00Z"))).toBe(0);
  });

  it("counts months like a calendar", async () => {
    await anEnded(new Date("2026-08-31T12:00:00Z"));

    expect(await deleteOldDetails(new Date("2027-02-28T11:00:00Z"))).toBe(0);
    expect(await deleteOldDetails(new Date("2027-03-01T00:00:00Z"))).toBe(1);
  });

  it("keeps open ones, however old", async () => {
    const { id: userId } = await makeUser();
    await makeApplication({ userId, jobId: await makeJob(), at: new Date("2020-01-01") });

    expect(await deleteOldDetails(new Date("2026-12-01T00:00:00Z"))).toBe(0);
  });
});

describe("setRetention", () => {
  it("is for owners, and records a change once", async () => {
    const companyId = await makeCompany("Harbour Bakery");
    const owner = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany("Other"), "owner");

    const set = (actor: typeof owner) => setRetention(actor, companyId, { months: 12 });
    await expect(set(recruiter)).rejects.toMatchObject({ code: "forbidden" });
    await expect(set(stranger)).rejects.toMatchObject({ code: "not_found" });
    expect(await findRetention(recruiter, companyId)).toEqual({ months: 6 });
    await Promise.all([set(owner), set(owner)]);

    expect(await findRetention(owner, companyId)).toEqual({ months: 12 });
    expect(await findRetention(stranger, companyId)).toBeNull();
    const action = "company.retention_changed";
    expect(await db.auditEntry.count({ where: { action } })).toBe(1);
  });

  it("decides per company when details are deleted, and what applicants read about it", async () => {
    const brief = await makeCompany("Harbour Bakery");
    const { id, actor } = await anEnded(DECIDED, brief);
    await anEnded();
    await setRetention(await aMemberOf(brief, "owner"), brief, { months: 1 });

    expect((await findApplication(actor, id))?.deletedOn).toBe("2026-06-20T10:00:00.000Z");
    expect(await deleteOldDetails(new Date("2026-06-20T09:59:59Z"))).toBe(0);
    expect(await deleteOldDetails(new Date("2026-06-20T10:00:00Z"))).toBe(1);
    expect((await findApplication(actor, id))?.details).toBeNull();
  });

  it.each([0, 25, 1.5, "6", null])("refuses a period of %j months", (months) => {
    expect(retentionInput.safeParse({ months }).success).toBe(false);
  });
});
