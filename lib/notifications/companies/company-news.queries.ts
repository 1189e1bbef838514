import "server-only";
import { db } from "@/lib/platform/db/client";

const person = { fullName: true, username: true, email: true } as const;

/** The data for an invitation's email; `null` when the invitation is no longer valid. */
export async function findInvitationMail(id: string, now = new Date()) {
  return db.companyInvitation.findFirst({
    where: { id, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
    select: {
      email: true,
      role: true,
      expiresAt: true,
      company: { select: { name: true } },
      invitedBy: { select: person },
    },
  });
}

/** The data for a verification's email; `null` when it is completed or no longer valid. */
export async function findVerificationMail(id: string) {
  return db.companyVerification.findFirst({
    where: { id, kind: "email", verifiedAt: null },
    select: {
      email: true,
      domain: true,
      startedAt: true,
      company: { select: { name: true } },
      startedBy: { select: person },
    },
  });
}

/** A company's name and its owners; `null` when it is gone. */
export async function findCompanyOwners(
  companyId: string,
): Promise<{ name: string; ownerIds: string[] } | null> {
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: {
      name: true,
      members: { where: { role: "owner" }, select: { userId: true }, orderBy: { userId: "asc" } },
    },
  });
  return company && { name: company.name, ownerIds: company.members.map(({ userId }) => userId) };
}
