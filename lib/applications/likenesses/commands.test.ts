import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { listOtherApplications } from "../employer-view/others.queries";
import { listPipeline } from "../pipeline/queries";
import { markLikeness } from "./commands";
import { listLikely } from "./queries";

setUpDatabase();
const scene = setUpHiring();

type Values = { fullName?: string; email?: string; phone?: string; jobId?: string };

/** Someone with an account of their own who applied. */
async function someone({ phone, jobId = scene.jobId, ...values }: Values = {}): Promise<string> {
  const { id: userId } = await makeUser();
  const email = `${userId}@example.org`;
  const { id } = await makeApplication({ userId, jobId, email, ...values });
  if (phone) {
    await db.applicationDetails.update({ where: { applicationId: id }, data: { phone } });
  }
  return id;
}

const likely = async (id: string) =>
  (await listLikely(scene.employer, id)).map(({ id: other, by }) => [other, by]);
const others = async (id: string) =>
  (await listOtherApplications(scene.employer, id)).map(({ id: other, likeness }) => [
    other,
    likeness,
  ]);

describe("an application that could be the same person's", () => {
  it("has the same phone number, however it is written, or nearly the same name", async () => {
    const id = await someone({ fullName: "Ines Carvalho", phone: "+351 912 345 678" });
    const byPhone = await someone({ fullName: "I. C.", phone: "00351912345678" });
    const byName = await someone({ fullName: "Inês Carvalho" });
    await someone({ fullName: "Tomasz Wieczorek", phone: "+351 912 345 679" });
    await someone({ fullName: "Ines Pereira" });

    const found = await likely(id);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([byPhone, "phone"]);
    expect(found).toContainEqual([byName, "name"]);
    expect(await likely(byName)).toEqual([[id, "name"]]);
  });

  it("has the same name in another order, without accents, or with a typo", async () => {
    const id = await someone({ fullName: "Zoë Ångström" });
    const turned = await someone({ fullName: "angstrom, Zoe" });
    const slip = await someone({ fullName: "Zoe Angstrm" });
    await someone({ fullName: "Zoe Ferreira" });

    expect((await likely(id)).toSorted()).toEqual(
      [
        [turned, "name"],
        [slip, "name"],
      ].toSorted(),
    );
  });

  it("has the same mailbox, however the address is written", async () => {
    const mine = { fullName: "Ines Carvalho", email: "ines.carvalho+jobs@gmail.com" };
    const id = await someone(mine);
    const dotless = await someone({ fullName: "I. C.", email: "InesCarvalho@googlemail.com" });
    await someone({ fullName: "Tomasz W", email: "ines.carvalho@example.org" });

    expect(await likely(id)).toEqual([[dotless, "address"]]);
    const tagged = await someone({ fullName: "A B", email: "ab+x@example.net" });
    const plain = await someone({ fullName: "C D", email: "ab@example.net" });
    await someone({ fullName: "E F", email: "a.b@example.net" });
    expect(await likely(tagged)).toEqual([[plain, "address"]]);
  });

  it("is named in the list of applications, unless the team decided about it or screens blind", async () => {
    const id = await someone({ fullName: "Inês Carvalho" });
    const other = await someone({ fullName: "Carvalho Ines" });
    const rowOf = async (actor: Actor) => {
      const page = await listPipeline(actor, { companyId: scene.companyId });
      return page?.rows.find((row) => row.id === id)?.likely;
    };

    expect(await rowOf(scene.employer)).toEqual({ id: other, name: "Carvalho Ines" });
    await markLikeness(scene.employer, id, { otherId: other, isSame: false });
    expect(await rowOf(scene.employer)).toBeNull();
    await markLikeness(scene.employer, id, { otherId: other, isSame: null });
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
    await db.application.update({ where: { id }, data: { nameShownAt: new Date() } });
    expect(await rowOf(scene.employer)).toBeNull();
  });

  it("follows a changed name, and a job that moves to the company", async () => {
    const id = await someone({ fullName: "Ines Carvalho", phone: "+351 912 345 678" });
    const companyId = await makeCompany("Other");
    const elsewhere = await makeJob({ companyId });
    const other = await someone({ fullName: "I. C.", phone: "912345678", jobId: elsewhere });
    expect(await likely(id)).toEqual([]);

    await db.job.update({ where: { id: elsewhere }, data: { companyId: scene.companyId } });
    expect(await likely(id)).toEqual([[other, "phone"]]);
    const changed = { phone: null, fullName: "Tomasz Wieczorek" };
    await db.applicationDetails.update({ where: { applicationId: other }, data: changed });
    expect(await likely(id)).toEqual([]);
    const where = { applicationId: other };
    const named = await db.applicationIdentifier.findMany({ where, orderBy: { kind: "asc" } });
    expect(named.map(({ kind, value }) => [kind, value])).toEqual([
      ["address", expect.stringMatching(/@example\.org$/)],
      ["name", "tomasz wieczorek"],
    ]);
  });

  it("is only one of the same company that the team may see", async () => {
    const id = await someone({ fullName: "Ines Carvalho" });
    const elsewhere = await makeJob({ companyId: await makeCompany("Other") });
    await someone({ fullName: "Ines Carvalho", jobId: elsewhere });
    const gone = await someone({ fullName: "Ines Carvalho" });
    await db.application.update({
      where: { id: gone },
      data: { status: "withdrawn", decidedAt: new Date() },
    });
    expect(await likely(id)).toEqual([]);
  });

  it("isn't found while blind screening hides either of them", async () => {
    const id = await someone({ fullName: "Ines Carvalho" });
    const other = await someone({ fullName: "Ines Carvalho" });
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
    expect(await likely(id)).toEqual([]);
    await db.application.update({ where: { id }, data: { nameShownAt: new Date() } });
    expect(await likely(id)).toEqual([]);
    await db.application.update({ where: { id: other }, data: { nameShownAt: new Date() } });
    expect(await likely(id)).toEqual([[other, "name"]]);
  });
});

describe("markLikeness", () => {
  it("keeps the team's decision for both applications, until it is taken back", async () => {
    const id = await someone({ fullName: "Ines Carvalho" });
    const other = await someone({ fullName: "Ines Carvalho" });
    const say = (isSame: boolean | null) =>
      markLikeness(scene.employer, other, { otherId: id, isSame });

    await say(true);
    await say(true);
    for (const [one, two] of [
      [id, other],
      [other, id],
    ] as const) {
      expect(await likely(one)).toEqual([]);
      expect(await others(one)).toEqual([[two, "said"]]);
    }
    await say(false);
    expect(await likely(id)).toEqual([]);
    expect(await others(id)).toEqual([]);
    await say(null);
    expect(await likely(id)).toEqual([[other, "name"]]);
    expect(await db.applicationLikeness.count()).toBe(0);
    // Never merged: both are what they were.
    expect(await db.application.count()).toBe(2);
  });

  it("is only for members who handle both applications, of one company", async () => {
    const id = await someone();
    const otherId = await someone();
    const companyId = await makeCompany("Other");
    const stranger = await aMemberOf(companyId, "owner");
    const theirs = await someone({ jobId: await makeJob({ companyId }) });
    const said = { isSame: true };

    for (const [actor, one, two] of [
      [stranger, id, otherId],
      [scene.employer, id, theirs],
      [scene.seeker, id, otherId],
    ] as const) {
      const marking = markLikeness(actor, one, { ...said, otherId: two });
      await expect(marking).rejects.toMatchObject({ code: "not_found" });
    }
    const itself = markLikeness(scene.employer, id, { ...said, otherId: id });
    await expect(itself).rejects.toMatchObject({ code: "conflict" });
    await expect(listLikely(stranger, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
