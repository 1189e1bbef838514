import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { companyRenamed } from "./events";
import { changeCompany, createCompany, putOwnCompany } from "./profile.commands";
import { findCompanyProfile } from "./profile.queries";
import { companyProfileInput } from "./profile.schema";

setUpDatabase();

async function anEmployer(): Promise<Actor> {
  return asActor(await makeUser({ userType: "employer" }));
}

function input(values: Record<string, unknown>) {
  return companyProfileInput.parse(values);
}

describe("a new company", () => {
  it("belongs to its creator, unverified, with the creator's address", async () => {
    const user = await makeUser({ userType: "employer" });
    const { id } = await createCompany(await asActor(user), { name: "Harbour Mills" });

    expect(
      await db.company.findUnique({ where: { id }, include: { members: true } }),
    ).toMatchObject({
      name: "Harbour Mills",
      slug: "harbour-mills",
      email: user.email,
      verifiedAt: null,
      members: [{ userId: user.id, role: "owner" }],
    });
  });

  it("can't have another's name, however it is spelt, nor be created twice by a double click", async () => {
    const actor = await anEmployer();
    await makeCompany("Café Nord");
    const twice = await Promise.allSettled([
      createCompany(actor, { name: "Quay" }),
      createCompany(actor, { name: "quay!" }),
    ]);

    await expect(createCompany(actor, { name: "CAFE NORD" })).rejects.toMatchObject({
      code: "conflict",
      fields: { name: [expect.stringContaining("ask to join it")] },
    });
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await db.company.count()).toBe(2);
  });

  it("gets its own address beside one with the same spelling", async () => {
    await makeCompany("Quay 2");
    const actor = await anEmployer();
    await createCompany(actor, { name: "Кафе" });
    await createCompany(actor, { name: "Порт" });

    const slugs = (await db.company.findMany()).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(["company", "company-2", "quay-2"]);
  });

  it("is only for employers", async () => {
    const seeker = await asActor(await makeUser());
    await expect(createCompany(seeker, { name: "Quay" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("a profile", () => {
  it("changes what is sent; what is left out stays, and so does the address", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    await db.company.update({ where: { id: companyId }, data: { email: "a@quay.example" } });
    await changeCompany(owner, companyId, input({ phone: "+49 30 1", website: "quay.example" }));
    await changeCompany(
      owner,
      companyId,
      input({ industry: "Retail", foundedYear: "1900", companySize: "1-10", email: "b@x.example" }),
    );

    expect(await findCompanyProfile(owner, companyId)).toMatchObject({
      name: "Quay",
      email: "a@quay.example",
      phone: "+49 30 1",
      website: "https://quay.example/",
      industry: "Retail",
      companySize: "1-10",
      foundedYear: 1900,
      version: 3,
      role: "owner",
    });
    await changeCompany(owner, companyId, input({ phone: "", industry: "", foundedYear: "" }));
    expect(await findCompanyProfile(owner, companyId)).toMatchObject({
      phone: null,
      industry: null,
      foundedYear: null,
      companySize: "1-10",
    });
  });

  it.each([
    [{ foundedYear: 1799 }, "foundedYear"],
    [{ foundedYear: new Date().getUTCFullYear() + 1 }, "foundedYear"],
    [{ foundedYear: 1998.5 }, "foundedYear"],
    [{ website: "javascript:alert(1)" }, "website"],
    [{ website: "https://user:pass@quay.example" }, "website"],
    [{ website: "quay" }, "website"],
    [{ industry: "Piracy" }, "industry"],
    [{ companySize: "many" }, "companySize"],
    [{ description: "x".repeat(20_000) }, "description"],
    [{ companyName: "a\nb" }, "companyName"],
  ])("refuses %o", (values, field) => {
    const parsed = companyProfileInput.safeParse(values);
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("doesn't exist for strangers, and can't be changed by recruiters", async () => {
    const companyId = await makeCompany("Quay");
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany("Other"), "owner");

    expect(await findCompanyProfile(stranger, companyId)).toBeNull();
    await expect(changeCompany(stranger, companyId, input({}))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(changeCompany(recruiter, companyId, input({}))).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("can't be overwritten from an outdated version: the second of two is told", async () => {
    const companyId = await makeCompany("Quay");
    const [one, two] = [await aMemberOf(companyId, "owner"), await aMemberOf(companyId, "owner")];
    const results = await Promise.allSettled([
      changeCompany(one, companyId, input({ phone: "1", version: 1 })),
      changeCompany(two, companyId, input({ phone: "2", version: 1 })),
    ]);

    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(["conflict"]);
    expect((await db.company.findUniqueOrThrow({ where: { id: companyId } })).version).toBe(2);
  });

  it("can't be changed by someone who was removed since the request began", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    await db.companyMember.deleteMany({ where: { userId: owner.id } });

    await expect(changeCompany(owner, companyId, input({ phone: "1" }))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("announces a new name, and keeps its page's address", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    await changeCompany(owner, companyId, input({ companyName: "Quay" }));
    expect(await queuedEvents(companyRenamed.name)).toHaveLength(0);

    await changeCompany(owner, companyId, input({ companyName: "Quayside" }));

    expect(await queuedEvents(companyRenamed.name)).toMatchObject([{ companyId }]);
    const { slug, nameKey } = await db.company.findUniqueOrThrow({ where: { id: companyId } });
    expect({ slug, nameKey }).toEqual({ slug: "quay", nameKey: "quayside" });
  });
});

describe("the specification's call", () => {
  it("creates a company for an employer without one, named after them, and then changes it", async () => {
    const actor = await anEmployer();
    const made = await putOwnCompany(actor, input({ industry: "Finance", version: 7 }));
    expect(made).toMatchObject({ name: actor.username, industry: "Finance", role: "owner" });

    const member = { ...actor, companies: [{ id: made.id, role: "owner" as const }] };
    const changed = await putOwnCompany(member as Actor, input({ companyName: "Quay" }));
    expect(changed).toMatchObject({ id: made.id, name: "Quay", industry: "Finance" });
    expect(await db.company.count()).toBe(1);
  });
});
