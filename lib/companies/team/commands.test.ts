import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, anAssigned, assignmentsOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { changeRole, removeMember, transferCompany } from "./commands";
import { findTeam } from "./queries";

setUpDatabase();

async function rolesOf(companyId: string): Promise<string[]> {
  const members = await db.companyMember.findMany({ where: { companyId } });
  return members.map(({ role }) => role).toSorted();
}

const at = (companyId: string, { id }: Pick<Actor, "id">) => ({ companyId, userId: id });

describe("a role", () => {
  it("is given by owners, and audited", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);

    await changeRole(owner, at(companyId, recruiter), { role: "owner" });
    await changeRole(owner, at(companyId, recruiter), { role: "owner" });

    expect(await rolesOf(companyId)).toEqual(["owner", "owner"]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "company.role_changed", actorId: owner.id, targetId: companyId },
    ]);
  });

  it("always leaves an owner, even when two give theirs up at once", async () => {
    const companyId = await makeCompany();
    const [one, two] = [await aMemberOf(companyId, "owner"), await aMemberOf(companyId, "owner")];

    const results = await Promise.allSettled(
      [one, two].map((own) => changeRole(own, at(companyId, own), { role: "recruiter" })),
    );

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await rolesOf(companyId)).toEqual(["owner", "recruiter"]);
  });

  it("can't be changed by recruiters and strangers", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany(), "owner");

    const change = (actor: Actor) => changeRole(actor, at(companyId, owner), { role: "recruiter" });
    await expect(change(recruiter)).rejects.toMatchObject({ code: "forbidden" });
    await expect(change(stranger)).rejects.toMatchObject({ code: "not_found" });
    await expect(
      changeRole(owner, at(companyId, stranger), { role: "owner" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("an assigned role", () => {
  it("loses its assignments when the role changes, and sees nobody else in the team", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const jobId = await makeJob({ companyId });
    const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
    expect(manager.assignments).toMatchObject([{ companyId, jobIds: [jobId] }]);
    expect(await findTeam(manager, companyId)).toMatchObject({
      yourRole: "hiring_manager",
      members: [{ userId: manager.id }],
      jobs: [],
      invitations: [],
    });
    await expect(
      changeRole(manager, at(companyId, manager), { role: "owner" }),
    ).rejects.toMatchObject({ code: "not_found" });

    await changeRole(owner, at(companyId, manager), { role: "interviewer" });
    await changeRole(owner, at(companyId, manager), { role: "hiring_manager" });

    expect(await assignmentsOf(manager.id)).toMatchObject([{ jobIds: [] }]);
  });

  it("can't be given to the last owner, and can be left", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const jobId = await makeJob({ companyId });
    const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });

    await expect(
      changeRole(owner, at(companyId, owner), { role: "interviewer" }),
    ).rejects.toMatchObject({ code: "conflict" });
    await expect(removeMember(manager, at(companyId, owner))).rejects.toMatchObject({
      code: "not_found",
    });
    await removeMember(manager, at(companyId, manager));

    expect(await db.jobHiringManager.count()).toBe(0);
    expect(await rolesOf(companyId)).toEqual(["owner"]);
  });
});

describe("a company", () => {
  it("is transferred: the other person becomes its owner, and the previous owner a recruiter", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);

    await transferCompany(owner, at(companyId, recruiter));

    const team = await db.companyMember.findMany({ where: { companyId } });
    expect(Object.fromEntries(team.map(({ userId, role }) => [userId, role]))).toEqual({
      [owner.id]: "recruiter",
      [recruiter.id]: "owner",
    });
    await expect(transferCompany(owner, at(companyId, recruiter))).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("leaving", () => {
  it("is open to everyone except the last owner", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);

    await expect(removeMember(owner, at(companyId, owner))).rejects.toMatchObject({
      code: "conflict",
      message: "A company needs at least one owner. Make someone else an owner first.",
    });
    await removeMember(recruiter, at(companyId, recruiter));

    expect(await rolesOf(companyId)).toEqual(["owner"]);
    await expect(removeMember(recruiter, at(companyId, recruiter))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("leaves an owner when two leave at once", async () => {
    const companyId = await makeCompany();
    const [one, two] = [await aMemberOf(companyId, "owner"), await aMemberOf(companyId, "owner")];

    const results = await Promise.allSettled(
      [one, two].map((own) => removeMember(own, at(companyId, own))),
    );

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is forced on others only by owners, and ends their invitations", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const rogue = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);
    await db.companyInvitation.create({
      data: {
        companyId,
        email: "friend@example.org",
        invitedByUserId: rogue.id,
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    });

    await expect(removeMember(recruiter, at(companyId, rogue))).rejects.toMatchObject({
      code: "forbidden",
    });
    await removeMember(owner, at(companyId, rogue));

    expect(await db.companyInvitation.count({ where: { revokedAt: null } })).toBe(0);
    // Even if the rogue's request read the membership earlier.
    await expect(removeMember(rogue, at(companyId, owner))).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

it("shows a team to its members, and pending invitations and requests only to owners", async () => {
  const companyId = await makeCompany("Quay");
  const owner = await aMemberOf(companyId, "owner");
  const recruiter = await aMemberOf(companyId);
  const asker = await makeUser({ userType: "employer" });
  await db.companyJoinRequest.create({ data: { companyId, userId: asker.id } });

  expect(await findTeam(owner, companyId)).toMatchObject({
    companyName: "Quay",
    yourRole: "owner",
    members: [{ role: "owner", isYou: true }, { role: "recruiter" }],
    requests: [{ userId: asker.id, email: asker.email }],
  });
  expect(await findTeam(recruiter, companyId)).toMatchObject({
    yourRole: "recruiter",
    requests: [],
    invitations: [],
  });
  expect(await findTeam(await asActor(asker), companyId)).toBeNull();
});
