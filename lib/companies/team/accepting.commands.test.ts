import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { mailedToken } from "@/lib/platform/security/secrets";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { acceptInvitation, joinWithNewAccount } from "./accepting.commands";
import { inviteMember, revokeInvitation } from "./invitations.commands";
import { findInvitation } from "./queries";
import type { InvitationInput } from "./schema";

setUpDatabase();

const EMAIL = "meera@quay.example";
const MEERA = { fullName: "Meera Iyer", password: "sails-and-anchors-7" };

async function anInvitation(values: Partial<InvitationInput> = {}) {
  const companyId = await makeCompany();
  const owner = await aMemberOf(companyId, "owner");
  const input = { email: EMAIL, role: "recruiter" as const, ...values };
  const { id } = await inviteMember(owner, companyId, input);
  return { companyId, owner, id, token: mailedToken(id) };
}

describe("joining with a new account", () => {
  it("creates a verified recruiter's account with the invited role, once", async () => {
    const { companyId, id, token } = await anInvitation({ role: "interviewer" });

    const results = await Promise.allSettled(
      [1, 2].map(() => joinWithNewAccount(id, { ...MEERA, token }, aClient())),
    );

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const accounts = await db.user.findMany({ where: { email: EMAIL } });
    expect(accounts).toMatchObject([{ fullName: "Meera Iyer", userType: "employer" }]);
    expect(accounts[0]?.emailVerifiedAt).not.toBeNull();
    const members = await db.companyMember.findMany({ where: { userId: accounts[0]?.id ?? "" } });
    expect(members).toMatchObject([{ companyId, role: "interviewer" }]);
    expect(await findInvitation(id, token)).toMatchObject({ state: "accepted", hasAccount: true });
  });

  it("gives someone with a taken name a user name of their own, and nobody a reserved one", async () => {
    await makeUser({ username: "Meera Iyer" });
    const { id, token } = await anInvitation();
    await joinWithNewAccount(id, { ...MEERA, token }, aClient());
    const { id: other, token: otherToken } = await anInvitation({ email: "admin@quay.example" });
    await joinWithNewAccount(other, { ...MEERA, fullName: "Admin", token: otherToken }, aClient());

    const { username } = await db.user.findFirstOrThrow({ where: { email: EMAIL } });
    expect(username).toMatch(/^Meera Iyer \d{6}$/);
    const reserved = await db.user.findFirstOrThrow({ where: { email: "admin@quay.example" } });
    expect(reserved.username).not.toMatch(/^admin/i);
  });

  it("ignores claims on the address, but not its verified owner", async () => {
    await makeUser({ email: EMAIL, emailVerifiedAt: null });
    const { id, token } = await anInvitation();
    await joinWithNewAccount(id, { ...MEERA, token }, aClient());

    const again = await anInvitation();
    await expect(
      joinWithNewAccount(again.id, { ...MEERA, token: again.token }, aClient()),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await findInvitation(again.id, again.token)).toMatchObject({
      state: "open",
      hasAccount: true,
    });
  });

  it("is refused with a wrong link or a weak password, or once the invitation is over", async () => {
    const { companyId, owner, id, token } = await anInvitation();
    const join = (values = {}) => joinWithNewAccount(id, { ...MEERA, token, ...values }, aClient());

    await expect(join({ token: `${token}x` })).rejects.toMatchObject({ code: "gone" });
    await expect(join({ password: "password1" })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    await revokeInvitation(owner, { companyId, invitationId: id });
    await expect(join()).rejects.toMatchObject({
      code: "gone",
      message: expect.stringContaining("withdrawn"),
    });
    expect(await findInvitation(id, token)).toMatchObject({ state: "revoked" });
    const when = { revokedAt: null, expiresAt: new Date(0) };
    await db.companyInvitation.update({ where: { id }, data: when });
    await expect(join()).rejects.toMatchObject({
      code: "gone",
      message: expect.stringContaining("expired"),
    });
    expect(await findInvitation(id, token)).toMatchObject({ state: "expired" });
    expect(await db.user.count({ where: { email: EMAIL } })).toBe(0);
  });
});

describe("a hiring manager's invitation", () => {
  it("names jobs of the company, and assigns them", async () => {
    const { companyId, owner } = await anInvitation();
    const [jobId, foreign] = [await makeJob({ companyId }), await makeJob()];
    const input = { email: EMAIL, role: "hiring_manager" as const };
    await expect(
      inviteMember(owner, companyId, { ...input, jobIds: [jobId, foreign] }),
    ).rejects.toMatchObject({ fields: { jobIds: [expect.any(String)] } });

    const { id } = await inviteMember(owner, companyId, { ...input, jobIds: [jobId, jobId] });
    const token = mailedToken(id);
    const { title } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(await findInvitation(id, token)).toMatchObject({ jobs: [title] });
    await joinWithNewAccount(id, { ...MEERA, token }, aClient());

    expect(await db.jobHiringManager.findMany()).toMatchObject([{ jobId }]);
  });
});

it("verifies the address of someone who is signed in, unless it is another account's", async () => {
  const { companyId, id, token } = await anInvitation();
  const claim = await makeUser({ email: EMAIL, emailVerifiedAt: null, userType: "employer" });

  await acceptInvitation(await asActor(claim), id, token);

  const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: claim.id } });
  expect(emailVerifiedAt).not.toBeNull();
  expect(await db.companyMember.count({ where: { companyId, userId: claim.id } })).toBe(1);

  const again = await anInvitation();
  const second = await makeUser({ email: EMAIL, emailVerifiedAt: null, userType: "employer" });
  await expect(
    acceptInvitation(await asActor(second), again.id, again.token),
  ).rejects.toMatchObject({ code: "conflict" });
});

it("makes a seeker's account a recruiter's, logs it out, and keeps its data", async () => {
  const { companyId, id, token } = await anInvitation();
  const seeker = await makeUser({ email: EMAIL });
  const jobId = await makeJob();
  await db.savedJob.create({ data: { userId: seeker.id, jobId } });
  const actor = await asActor(seeker);

  await acceptInvitation(actor, id, token);

  expect(await db.user.findUniqueOrThrow({ where: { id: seeker.id } })).toMatchObject({
    userType: "employer",
  });
  expect(await db.session.count({ where: { userId: seeker.id } })).toBe(0);
  expect(await db.companyMember.count({ where: { companyId, userId: seeker.id } })).toBe(1);
  expect(await db.savedJob.count({ where: { userId: seeker.id } })).toBe(1);
});

it("doesn't change an admin's account", async () => {
  const { companyId, id, token } = await anInvitation();
  const admin = await makeUser({ email: EMAIL, userType: "admin" });

  await expect(acceptInvitation(await asActor(admin), id, token)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await db.companyMember.count({ where: { companyId, userId: admin.id } })).toBe(0);
  expect(await findInvitation(id, token)).toMatchObject({ state: "open" });
});
