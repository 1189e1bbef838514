import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { decideRequest, requestToJoin, withdrawRequest } from "./join-requests.commands";
import { listOwnRequests } from "./queries";

setUpDatabase();

async function anEmployer(email?: string) {
  return asActor(await makeUser({ userType: "employer", ...(email ? { email } : {}) }));
}

describe("a request to join", () => {
  it("is made once, and an owner accepts it", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    const asker = await anEmployer();

    const both = await Promise.all([
      requestToJoin(asker, companyId),
      requestToJoin(asker, companyId),
    ]);
    expect(both).toEqual([{ state: "asked" }, { state: "asked" }]);
    expect(await listOwnRequests(asker)).toMatchObject([{ name: "Quay", state: "open" }]);

    const decision = { companyId, userId: asker.id, isAccepted: true };
    await decideRequest(owner, decision);

    const member = await db.companyMember.findMany({ where: { userId: asker.id } });
    expect(member).toMatchObject([{ role: "recruiter" }]);
    await expect(decideRequest(owner, decision)).rejects.toMatchObject({ code: "conflict" });
    expect(await requestToJoin(asker, companyId)).toEqual({ state: "member" });
  });

  it("is declined for good, or withdrawn", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const [one, two] = [await anEmployer(), await anEmployer()];
    await requestToJoin(one, companyId);
    await requestToJoin(two, companyId);

    await withdrawRequest(two, companyId);
    await withdrawRequest(two, companyId);
    await decideRequest(owner, { companyId, userId: one.id, isAccepted: false });

    expect(await listOwnRequests(one)).toMatchObject([{ state: "refused" }]);
    await expect(requestToJoin(one, companyId)).rejects.toMatchObject({ code: "conflict" });
    await expect(
      decideRequest(owner, { companyId, userId: two.id, isAccepted: true }),
    ).rejects.toMatchObject({ code: "not_found" });
    expect(await db.companyMember.count({ where: { companyId } })).toBe(1);
  });

  it("is decided only by owners, and by the first of two", async () => {
    const companyId = await makeCompany();
    const owners = [await aMemberOf(companyId, "owner"), await aMemberOf(companyId, "owner")];
    const recruiter = await aMemberOf(companyId);
    const asker = await anEmployer();
    const stranger = await aMemberOf(await makeCompany(), "owner");
    await requestToJoin(asker, companyId);
    const decide = (actor: typeof recruiter, isAccepted: boolean) =>
      decideRequest(actor, { companyId, userId: asker.id, isAccepted });

    await expect(decide(recruiter, true)).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(stranger, true)).rejects.toMatchObject({ code: "not_found" });
    await expect(
      decide({ ...asker, companies: [{ id: companyId, role: "owner" }] }, true),
    ).rejects.toMatchObject({ code: "not_found" });
    const results = await Promise.allSettled(owners.map((owner, i) => decide(owner, i === 0)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is for recruiters with a verified address", async () => {
    const companyId = await makeCompany();
    const seeker = await asActor(await makeUser());
    const unverified = { ...(await anEmployer()), hasVerifiedEmail: false };
    for (const actor of [seeker, unverified]) {
      await expect(requestToJoin(actor, companyId)).rejects.toMatchObject({ code: "forbidden" });
    }
  });
});

describe("a company without members", () => {
  it.each([
    ["quay.example", "asha@quay.example", true],
    ["careers.quay.example", "asha@quay.example", true],
    ["quay.example", "asha@careers.quay.example", false],
    ["quay.example", "asha@other.example", false],
    ["gmail.com", "asha@gmail.com", false],
    [null, "asha@quay.example", false],
  ])("with the website %s is taken over by %s: %s", async (website, email, isTaken) => {
    const companyId = await makeCompany();
    await db.company.update({ where: { id: companyId }, data: { website } });
    const actor = await anEmployer(email);

    const outcome = await requestToJoin(actor, companyId).catch(({ code }) => code);

    expect(outcome).toEqual(isTaken ? { state: "member" } : "conflict");
    expect(await db.companyMember.count({ where: { companyId, role: "owner" } })).toBe(
      isTaken ? 1 : 0,
    );
  });
});
