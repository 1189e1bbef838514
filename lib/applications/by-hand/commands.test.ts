import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { BY_HAND } from "@/lib/shared/arrivals";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aHiringCompany, aPerson, someoneAdded } from "@/lib/testing/applications/by-hand";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { refreshSummaries } from "../applicants/summaries.commands";
import { listOtherApplications } from "../employer-view/others.queries";
import { findEmployerView } from "../employer-view/queries";
import { listPipeline } from "../pipeline/queries";
import { addPerson } from "./commands";
import { readAdded } from "./links.queries";
import { findAddition, listPostingsToAddTo } from "./queries";
import { personInput } from "./schema";

setUpDatabase();

describe("addPerson", () => {
  it("puts someone without an account into the pipeline, marked with who added them", async () => {
    const accounts = await db.user.count();
    const { member, jobId, companyId } = await aHiringCompany();
    const person = aPerson({
      headline: "Pastry chef",
      place: "Porto",
      phone: "+351 912 345 678",
      note: "Met at the fair.",
    });

    const { id, reference } = await addPerson(member, jobId, person);
    await refreshSummaries([id]);

    expect(await db.user.count()).toBe(accounts + 1);
    const list = await listPipeline(member, { companyId, query: "pastry" });
    expect(list?.rows).toMatchObject([
      {
        ...{ id, reference, name: "Noor Haddad", headline: "Pastry chef", place: "Porto" },
        ...{ addedBy: "Asha Rao", status: "submitted", notes: 1 },
      },
    ]);
    expect(await findAddition(member, id)).toEqual({
      ...{ by: "Asha Rao", origin: "career_fair", referredBy: null },
    });
    const view = await findEmployerView(member, id);
    expect(view?.applicant).toMatchObject({ email: "noor@example.org", resume: null });
    expect(await db.application.findUnique({ where: { id } })).toMatchObject({
      ...{ userId: null, source: BY_HAND },
    });
    expect(await queuedEvents("applications.person_added")).toMatchObject([{ applicationId: id }]);
    expect(await queuedEvents("applications.submitted")).toEqual([]);
    const action = "application.added";
    expect(await db.auditEntry.findMany({ where: { action } })).toMatchObject([
      { actorId: member.id, targetId: id, details: { jobId, origin: "career_fair" } },
    ]);
  });

  it("adds someone once, however often and by however many members it is sent", async () => {
    const { member, jobId, companyId } = await aHiringCompany();
    const colleague = await aMemberOf(companyId);
    const person = aPerson();

    const same = await Promise.all([1, 2, 3].map(() => addPerson(member, jobId, person)));
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);

    const others = await Promise.allSettled([
      addPerson(member, jobId, aPerson({ email: "kai@example.org" })),
      addPerson(colleague, jobId, aPerson({ email: "KAI@example.org" })),
    ]);
    expect(others.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.application.count()).toBe(2);
    expect(await queuedEvents("applications.person_added")).toHaveLength(2);
  });

  it("names someone who has already applied, found by what they sent or by their account", async () => {
    const { member, jobId } = await aHiringCompany();
    const sender = await makeUser({ email: "ana@example.org" });
    const sent = { userId: sender.id, jobId, fullName: "Ana Reis", email: "other@example.org" };
    const { id } = await makeApplication(sent);

    for (const email of ["Ana@example.org", "other@example.org"]) {
      await expect(addPerson(member, jobId, aPerson({ email }))).rejects.toMatchObject({
        code: "conflict",
        message: "Ana Reis is already among the applicants for this job.",
        details: { applicationId: id },
      });
    }
  });

  it("doesn't say which application it is while blind screening hides the name", async () => {
    const { member, jobId, companyId } = await aHiringCompany();
    await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
    const { id: userId } = await makeUser();
    await makeApplication({ userId, jobId, email: "ana@example.org" });

    const adding = addPerson(member, jobId, aPerson({ email: "ana@example.org" }));
    await expect(adding).rejects.toMatchObject({ code: "conflict", details: {} });
    await expect(adding).rejects.not.toThrow("Ines");
  });

  it("ignores an application that was withdrawn", async () => {
    const { member, jobId } = await aHiringCompany();
    const { id: userId } = await makeUser();
    await makeApplication({ userId, jobId, email: "ana@example.org", status: "withdrawn" });

    await addPerson(member, jobId, aPerson({ email: "ana@example.org" }));
    expect(await db.applicationAddition.count()).toBe(1);
  });

  it("is for the posting's company, and for members with a verified address", async () => {
    const { jobId, companyId } = await aHiringCompany();
    const stranger = await aMemberOf(await makeCompany("Other"), "owner");
    const unverified = { ...(await aMemberOf(companyId)), hasVerifiedEmail: false };
    const seeker = await asActor(await makeUser());

    for (const actor of [stranger, seeker]) {
      await expect(addPerson(actor, jobId, aPerson())).rejects.toMatchObject({
        code: "not_found",
      });
      expect(await listPostingsToAddTo(actor, companyId)).toEqual([]);
    }
    await expect(addPerson(unverified, jobId, aPerson())).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await db.application.count()).toBe(0);
  });

  it("is for postings that are or were live", async () => {
    const { member, jobId, companyId } = await aHiringCompany();
    const draft = await makeJob({ companyId, title: "Draft" });
    await db.job.update({ where: { id: draft }, data: { status: "draft" } });
    expect(await listPostingsToAddTo(member, companyId)).toMatchObject([{ id: jobId }]);

    await db.job.update({ where: { id: jobId }, data: { status: "closed", endedAt: new Date() } });
    await expect(addPerson(member, jobId, aPerson())).rejects.toMatchObject({ code: "conflict" });
    expect(await listPostingsToAddTo(member, companyId)).toEqual([]);
  });

  it("says who in the team recommended someone, to the team and to them", async () => {
    const { member, jobId, companyId } = await aHiringCompany();
    const colleague = await aMemberOf(companyId);
    await db.user.update({ where: { id: colleague.id }, data: { fullName: "Zoë Neil" } });
    const values = { origin: "recommended", referredById: colleague.id };

    const { id } = await addPerson(member, jobId, aPerson(values));

    const referred = { origin: "recommended", referredBy: "Zoë Neil" };
    expect(await findAddition(member, id)).toMatchObject(referred);
    expect(await readAdded(id)).toMatchObject(referred);
    const stranger = await aMemberOf(await makeCompany("Other"));
    const wrong = aPerson({ email: "kai@example.org", referredById: stranger.id });
    await expect(addPerson(member, jobId, wrong)).rejects.toMatchObject({
      fields: { referredById: ["Choose someone in your team"] },
    });
  });

  it("doesn't add a colleague", async () => {
    const { member, jobId, companyId } = await aHiringCompany();
    const colleague = await aMemberOf(companyId);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: colleague.id } });

    await expect(addPerson(member, jobId, aPerson({ email }))).rejects.toMatchObject({
      fields: { email: ["This is the address of someone in your team."] },
    });
  });

  it.each([
    ["a name on two lines", { fullName: "Noor\nHaddad" }, "fullName"],
    ["an invalid address", { email: "noor" }, "email"],
    ["a phone number with letters", { phone: "call me" }, "phone"],
    ["a headline that is too long", { headline: "x".repeat(121) }, "headline"],
    ["an unknown origin", { origin: "stolen" }, "origin"],
    ["no confirmation", { mayPassOn: false }, "mayPassOn"],
  ])("doesn't accept %s", (_what, values, field) => {
    const person = { ...aPerson(), ...values };
    expect(personInput.safeParse(person).error?.issues[0]?.path).toEqual([field]);
  });
});

it("shows on the desk what else came from the same address", async () => {
  const { member, companyId, id } = await someoneAdded();
  const other = await makeJob({ companyId, title: "Oven hand" });
  const { id: userId } = await makeUser();
  const sent = await makeApplication({ userId, jobId: other, email: "NOOR@example.org" });

  expect(await listOtherApplications(member, id)).toMatchObject([
    { id: sent.id, jobTitle: "Oven hand", likeness: "address" },
  ]);
  expect(await listOtherApplications(member, sent.id)).toMatchObject([{ id }]);
});
