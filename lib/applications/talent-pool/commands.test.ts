import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aHiringCompany, aPerson } from "@/lib/testing/applications/by-hand";
import { aMemberOf, anAssigned, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { answerByLink, answerOwn } from "./answering.commands";
import { askApplicant, askPerson } from "./asking.commands";
import { addPooledToJob, changePooled, inviteToApply, removePooled } from "./commands";
import { findPooled, findPoolState, listOwnPools, listPool, readPooled } from "./queries";
import { poolChange, poolPersonInput } from "./schema";
import { poolToken } from "./tokens.session";

setUpDatabase();

const ALL = { query: "", tag: "", page: 1 };
const person = (values: Record<string, unknown> = {}) => {
  const { fullName, email, origin, mayPassOn } = aPerson();
  return poolPersonInput.parse({ fullName, email, origin, mayPassOn, ...values });
};
const change = (values: Record<string, unknown> = {}) =>
  poolChange.parse({ version: 1, skills: [], tags: [], note: null, ...values });

async function pooled(values: Record<string, unknown> = {}) {
  const company = await aHiringCompany();
  const { id } = await askPerson(company.member, company.companyId, person(values));
  await answerByLink(poolToken(id), true);
  return { ...company, id };
}

describe("asking for consent", () => {
  it("shows no more than the name until they agree, and keeps nothing once they refuse", async () => {
    const { companyId, member } = await aHiringCompany();
    const { id } = await askPerson(
      member,
      companyId,
      person({ headline: "Baker", phone: "+351 912 345 678" }),
    );

    const { people } = await listPool(member, companyId, ALL);
    expect(people).toMatchObject([
      { fullName: "Noor Haddad", isGiven: false, headline: null, skills: [] },
    ]);
    expect((await listPool(member, companyId, { ...ALL, query: "Baker" })).people).toEqual([]);
    expect(await findPooled(member, id)).toBeNull();
    await expect(changePooled(member, id, change())).rejects.toMatchObject({ code: "conflict" });
    expect(await readPooled(poolToken(id))).toMatchObject({ headline: "Baker", isGiven: false });

    await answerByLink(poolToken(id), false);

    expect(await db.pooledPerson.count()).toBe(0);
    expect(await readPooled(poolToken(id))).toBeNull();
    await expect(answerByLink(poolToken(id), true)).rejects.toMatchObject({ code: "gone" });
    await expect(askPerson(member, companyId, person())).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("doesn't want to be"),
    });
    expect(JSON.stringify(await db.poolRefusal.findMany())).not.toContain("noor");
  });

  it("asks someone once, whichever member asks; never a colleague, and never for another company", async () => {
    const { companyId, member } = await aHiringCompany();
    const colleague = await aMemberOf(companyId);
    const both = await Promise.allSettled(
      [member, colleague].map((actor) => askPerson(actor, companyId, person())),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await queuedEvents("applications.pool_asked")).toHaveLength(1);

    const { email } = await db.user.findUniqueOrThrow({ where: { id: colleague.id } });
    await expect(askPerson(member, companyId, person({ email }))).rejects.toMatchObject({
      code: "conflict",
    });
    const stranger = await aMemberOf(await makeCompany());
    await expect(askPerson(stranger, companyId, person())).rejects.toMatchObject({
      code: "not_found",
    });
    const unverified = { ...member, hasVerifiedEmail: false };
    await expect(
      askPerson(unverified, companyId, person({ email: "other@example.org" })),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  it("asks an applicant on the site, who agrees and withdraws there; nobody else can", async () => {
    const { companyId, jobId, member } = await aHiringCompany();
    const user = await makeUser();
    const [seeker, other] = [await asActor(user), await asActor(await makeUser())];
    const { id: applicationId } = await makeApplication({ userId: user.id, jobId });
    const { id } = await askApplicant(member, applicationId);

    expect(await listOwnPools(seeker)).toMatchObject([{ id, isGiven: false }]);
    expect(await listOwnPools(other)).toEqual([]);
    await expect(answerOwn(other, id, true)).rejects.toMatchObject({ code: "not_found" });
    await expect(answerOwn(member, id, true)).rejects.toMatchObject({ code: "not_found" });
    await answerOwn(seeker, id, true);
    expect(await findPoolState(member, applicationId)).toEqual({ id, isGiven: true });
    const days = (await db.pooledPerson.findUniqueOrThrow({ where: { id } })).dueAt.getTime();
    expect(Math.round((days - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(365);

    await answerOwn(seeker, id, false);
    expect((await listPool(member, companyId, ALL)).hasAny).toBe(false);
    await expect(answerOwn(seeker, id, false)).rejects.toMatchObject({ code: "not_found" });
  });

  it("doesn't ask somebody whom blind screening hides", async () => {
    const { companyId, jobId, member } = await aHiringCompany();
    await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
    const { id } = await makeApplication({ userId: (await makeUser()).id, jobId });

    await expect(askApplicant(member, id)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a talent pool", () => {
  it("can be searched by words, skills, tags and notes, and filtered by tag", async () => {
    const { id, companyId, member } = await pooled({ headline: "Pastry chef", place: "Lisbon" });
    await changePooled(
      member,
      id,
      change({ skills: ["Sourdough", "sourdough"], tags: ["night shift"], note: "Call in spring" }),
    );
    const found = async (query: string, tag = "") =>
      (await listPool(member, companyId, { ...ALL, query, tag })).people.map((each) => each.id);

    for (const query of ["noor", "PASTRY lisbon", "sourdough", "night", "spring"]) {
      expect(await found(query), query).toEqual([id]);
    }
    expect(await found("100%")).toEqual([]);
    expect(await found("", "night shift")).toEqual([id]);
    expect(await found("", "day shift")).toEqual([]);
    expect((await findPooled(member, id))?.skills).toEqual(["sourdough"]);
    // A colleague who read the version before doesn't overwrite it.
    await expect(changePooled(member, id, change())).rejects.toMatchObject({ code: "conflict" });
  });

  it("is for those who recruit: not for strangers, hiring managers or interviewers", async () => {
    const { id, companyId, jobId } = await pooled();
    const application = await makeApplication({ userId: (await makeUser()).id, jobId });
    const others: Actor[] = [
      await aMemberOf(await makeCompany()),
      await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] }),
      await anAssigned(companyId, "interviewer", { applicationIds: [application.id] }),
    ];
    for (const actor of others) {
      const tries = [
        () => listPool(actor, companyId, ALL),
        () => changePooled(actor, id, change()),
        () => removePooled(actor, id),
        () => inviteToApply(actor, id, jobId),
        () => addPooledToJob(actor, id, { jobId, submissionId: randomUUID() }),
        () => askApplicant(actor, application.id),
      ];
      for (const attempt of tries) {
        await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
      }
      expect(await findPooled(actor, id)).toBeNull();
    }
    expect(await db.pooledPerson.count()).toBe(1);
  });

  it("adds someone to a job once, and invites them to apply once", async () => {
    const { id, jobId, companyId, member } = await pooled();
    const second = await makeJob({ companyId, title: "Pastry chef" });
    const foreign = await makeJob({ companyId: await makeCompany() });
    const addition = { jobId, submissionId: randomUUID() };
    const added = await addPooledToJob(member, id, addition);
    expect(await addPooledToJob(member, id, addition)).toEqual(added);
    expect(
      await db.applicationAddition.findUnique({ where: { applicationId: added.id } }),
    ).toMatchObject({ origin: "talent_pool" });
    expect(await queuedEvents("applications.person_added")).toHaveLength(1);

    await inviteToApply(member, id, second);
    await inviteToApply(member, id, second);
    await expect(inviteToApply(member, id, jobId)).rejects.toMatchObject({ code: "conflict" });
    expect(await queuedEvents("applications.pool_invited")).toHaveLength(1);
    expect((await findPooled(member, id))?.invitedTo).toMatchObject([{ title: "Pastry chef" }]);
    for (const attempt of [
      () => inviteToApply(member, id, foreign),
      () => addPooledToJob(member, id, { jobId: foreign, submissionId: randomUUID() }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
    }
    await db.job.update({ where: { id: second }, data: { status: "paused" } });
    await expect(inviteToApply(member, id, second)).rejects.toMatchObject({ code: "conflict" });
  });

  it("no longer contains someone the company deleted, who may be asked again", async () => {
    const { id, companyId, member } = await pooled();
    await removePooled(member, id);
    await expect(removePooled(member, id)).rejects.toMatchObject({ code: "not_found" });
    await askPerson(member, companyId, person());
    expect(await db.pooledPerson.count()).toBe(1);
  });
});
