import { describe, expect, it } from "vitest";
import { memberInvited } from "@/lib/companies/events";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { acceptInvitation } from "./accepting.commands";
import { removeMember } from "./commands";
import { inviteMember, revokeInvitation } from "./invitations.commands";
import { findInvitation } from "./queries";

const sink = setUpMailSink();
setUpDatabase();

const EMAIL = "meera@quay.example";

async function anInvitation(role: "owner" | "recruiter" = "recruiter") {
  const companyId = await makeCompany("Quay");
  const owner = await aMemberOf(companyId, "owner");
  const { id } = await inviteMember(owner, companyId, { email: EMAIL, role });
  await react(memberInvited, { id, companyId });
  const token = new URL(linkIn(sink.mails.at(-1))).searchParams.get("token") ?? "";
  return { companyId, owner, id, token };
}

async function theInvited(values = {}) {
  return asActor(await makeUser({ userType: "employer", email: EMAIL, ...values }));
}

describe("an invitation", () => {
  it("is mailed once, with a link that makes its reader a member", async () => {
    const { companyId, id, token } = await anInvitation();
    await react(memberInvited, { id, companyId });
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[EMAIL]]);
    expect(sink.mails[0]?.mail.subject).toBe("Join Quay on Jobharbor");
    expect(linkIn(sink.mails[0])).toContain(`https://jobs.example.org/invitations/${id}?token=`);
    expect(await findInvitation(id, token)).toMatchObject({ company: "Quay", email: EMAIL });

    const invited = await theInvited({ email: "Meera@Quay.example" });
    const both = await Promise.all([
      acceptInvitation(invited, id, token),
      acceptInvitation(invited, id, token),
    ]);

    expect(both).toEqual([{ companyId }, { companyId }]);
    const member = await db.companyMember.findMany({ where: { userId: invited.id } });
    expect(member).toMatchObject([{ companyId, role: "recruiter" }]);
    expect(await findInvitation(id, token)).toMatchObject({ state: "accepted" });
  });

  it("is explained to an account with another address, and stays open", async () => {
    const { id, token } = await anInvitation();
    const wrong = await theInvited({ email: "other@quay.example" });

    await expect(acceptInvitation(wrong, id, token)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/is for meera@quay.example/),
    });
    expect(await findInvitation(id, token)).not.toBeNull();
  });

  it("ends after its time, with a newer one, or when revoked, and refuses a wrong token", async () => {
    const { companyId, owner, id, token } = await anInvitation();
    const invited = await theInvited();
    const gone = { code: "gone" };
    await expect(acceptInvitation(invited, id, `${token}x`)).rejects.toMatchObject(gone);

    const newer = await inviteMember(owner, companyId, { email: EMAIL, role: "owner" });
    await expect(acceptInvitation(invited, id, token)).rejects.toMatchObject(gone);

    await revokeInvitation(owner, { companyId, invitationId: newer.id });
    await revokeInvitation(owner, { companyId, invitationId: newer.id });
    expect(await db.companyInvitation.count({ where: { revokedAt: null } })).toBe(0);

    await db.companyInvitation.updateMany({
      data: { revokedAt: null, expiresAt: new Date(0) },
      where: { id },
    });
    await expect(acceptInvitation(invited, id, token)).rejects.toMatchObject(gone);
    expect(await db.companyMember.count({ where: { userId: invited.id } })).toBe(0);
  });

  it("doesn't let someone back in who was removed after accepting it", async () => {
    const { companyId, owner, id, token } = await anInvitation();
    const invited = await theInvited();
    await acceptInvitation(invited, id, token);
    await removeMember(owner, { companyId, userId: invited.id });

    await expect(acceptInvitation(invited, id, token)).rejects.toMatchObject({ code: "gone" });
  });

  it("can be sent only by owners with a verified address, and not to members", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany(), "owner");
    const input = { email: EMAIL, role: "recruiter" as const };

    await expect(inviteMember(stranger, companyId, input)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(inviteMember(recruiter, companyId, input)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(
      inviteMember({ ...owner, hasVerifiedEmail: false }, companyId, input),
    ).rejects.toMatchObject({ code: "forbidden" });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: recruiter.id } });
    await expect(
      inviteMember(owner, companyId, { email, role: "recruiter" }),
    ).rejects.toMatchObject({
      code: "conflict",
      fields: { email: [expect.any(String)] },
    });
    await expect(
      revokeInvitation(owner, { companyId, invitationId: companyId }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("stays open once when two are sent to one address at once", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const input = { email: EMAIL, role: "recruiter" as const };

    await Promise.all([
      inviteMember(owner, companyId, input),
      inviteMember(owner, companyId, input),
    ]);

    expect(await db.companyInvitation.count({ where: { revokedAt: null } })).toBe(1);
  });
});
