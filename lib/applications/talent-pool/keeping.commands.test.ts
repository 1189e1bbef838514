import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountErased } from "@/lib/accounts/events";
import { readPersonalData } from "@/lib/accounts/privacy/personal-data.queries";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aHiringCompany, aPerson } from "@/lib/testing/applications/by-hand";
import { makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { addPerson } from "../by-hand/commands";
import { eraseAdded } from "../by-hand/leaving.commands";
import { linkToken } from "../by-hand/link-tokens.session";
import { reactions } from "../tasks";
import { answerByLink } from "./answering.commands";
import { askApplicant, askPerson } from "./asking.commands";
import { changePooled } from "./commands";
import { endQuestion, erasePooled, joinPools, keepTalentPools } from "./keeping.commands";
import { daysAfter, monthsAfter } from "./periods";
import { listOwnPools } from "./queries";
import { poolChange, poolPersonInput } from "./schema";
import { poolToken } from "./tokens.session";

setUpDatabase();

const NOW = new Date();
const person = (email = "noor@example.org") =>
  poolPersonInput.parse({ fullName: "Noor Haddad", email, origin: "met", mayPassOn: true });

async function asked(email?: string) {
  const company = await aHiringCompany();
  const { id } = await askPerson(company.member, company.companyId, person(email));
  return { ...company, id };
}

describe("keepTalentPools", () => {
  it("deletes anyone who didn't answer within 30 days, and doesn't ask them again for a year", async () => {
    const { companyId, member } = await asked();
    await keepTalentPools(daysAfter(NOW, 29));
    expect(await db.pooledPerson.count()).toBe(1);
    await keepTalentPools(daysAfter(NOW, 31));
    expect(await db.pooledPerson.count()).toBe(0);
    await expect(askPerson(member, companyId, person())).rejects.toMatchObject({
      code: "conflict",
    });
    await keepTalentPools(monthsAfter(daysAfter(NOW, 32), 12));
    await askPerson(member, companyId, person());
  });

  it("asks again once before consent ends, and deletes the person if they don't renew it", async () => {
    const { id } = await asked();
    await answerByLink(poolToken(id), true);
    await keepTalentPools(daysAfter(NOW, 300));
    const soon = daysAfter(NOW, 340);
    await keepTalentPools(soon);
    await keepTalentPools(soon);
    expect(await queuedEvents("applications.pool_asked")).toEqual([
      { id, times: 1 },
      { id, times: 2 },
    ]);
    await answerByLink(poolToken(id), true);
    expect(await db.pooledPerson.findMany()).toMatchObject([{ isAskedAgain: false }]);
    await keepTalentPools(daysAfter(NOW, 370));
    expect(await db.pooledPerson.count()).toBe(0);
    expect(await db.poolRefusal.count()).toBe(0);
  });
});

describe("monthsAfter", () => {
  it("stays within the target month", () => {
    const at = (iso: string, months: number) => monthsAfter(new Date(iso), months).toISOString();
    expect(at("2026-01-31T10:00:00.000Z", 1)).toBe("2026-02-28T10:00:00.000Z");
    expect(at("2028-02-29T10:00:00.000Z", 12)).toBe("2029-02-28T10:00:00.000Z");
    expect(at("2026-03-31T10:00:00.000Z", -1)).toBe("2026-02-28T10:00:00.000Z");
  });
});

describe("what is kept in a talent pool", () => {
  it("joins the account that verifies the address, is part of its data copy, and is deleted with it", async () => {
    const user = await makeUser({ email: "noor@example.org" });
    const { id, member } = await asked("noor@EXAMPLE.org");
    await answerByLink(poolToken(id), true);
    const remarks = poolChange.parse({ version: 1, skills: ["Rye"], tags: ["x"], note: "Shy" });
    await changePooled(member, id, remarks);
    await db.pooledPerson.update({ where: { id }, data: { userId: null } });
    await joinPools(user.id);
    expect(await listOwnPools(await asActor(user))).toMatchObject([{ id }]);

    const data = await db.$transaction((tx) => readPersonalData(tx, user.id));
    expect(data["pooled_people"]).toMatchObject([{ skills: ["Rye"] }]);
    expect(JSON.stringify(data)).not.toContain("Shy");
    const authors = await db.$transaction((tx) => readPersonalData(tx, member.id));
    expect(authors["pool_remarks"]).toMatchObject([{ note: "Shy" }]);
    await db.user.delete({ where: { id: user.id } });
    expect(await db.pooledPerson.count()).toBe(0);
  });

  it("is deleted when an address is forgotten, and when an added person deletes everything", async () => {
    await asked();
    await erasePooled("noor@example.org");
    expect(await db.pooledPerson.count()).toBe(0);

    const { companyId, jobId, member } = await aHiringCompany();
    const { id } = await addPerson(member, jobId, aPerson());
    await askPerson(member, companyId, person());
    await eraseAdded(linkToken(id, 1));
    expect(await db.pooledPerson.count()).toBe(0);
  });

  it("no longer waits for consent once the applicant withdraws; consent already given stays", async () => {
    const { jobId, member } = await aHiringCompany();
    const { id } = await makeApplication({ userId: (await makeUser()).id, jobId });
    const question = await askApplicant(member, id);
    await answerByLink(poolToken(question.id), true);
    await endQuestion(id);
    expect(await db.pooledPerson.count()).toBe(1);
    await db.pooledPerson.updateMany({ data: { consent: "asked" } });
    await endQuestion(id);
    expect(await db.pooledPerson.count()).toBe(0);
  });

  it("is deleted when an account is erased", async () => {
    await asked();
    const event = { id: randomUUID(), email: "noor@example.org", username: "noor", why: "asked" };
    const erased = reactions.find((reaction) => reaction.event === accountErased.name);
    await erased?.run({ ...event, wasVerified: false });
    expect(await db.pooledPerson.count()).toBe(1);
    await erased?.run({ ...event, wasVerified: true });
    expect(await db.pooledPerson.count()).toBe(0);
  });
});
