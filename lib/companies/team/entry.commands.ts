import "server-only";
import { randomUUID } from "node:crypto";
import type { MemberRole } from "@/lib/accounts/roles.schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { memberJoined } from "../events";
import { assignJobs } from "./assignments.commands";
import { MOST_MEMBERS } from "./schema";

/** Blocks every other change of the team until this transaction ends. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`;
}

type Admission = {
  companyId: string;
  userId: string;
  role: MemberRole;
  /** The member who let them in. */
  byUserId: string | null;
  how: "invitation" | "request" | "domain";
  /** The jobs of a hiring manager. */
  jobIds?: readonly string[];
};

/**
 * Makes someone a member, within the caller's transaction, which must hold the company's lock. This
 * also accepts the request they may have made to join. Throws `conflict` when the company is full.
 */
export async function admitMember(tx: Transaction, entry: Admission): Promise<void> {
  const { companyId, userId, role, byUserId, how, jobIds = [] } = entry;
  if ((await tx.companyMember.count({ where: { companyId } })) >= MOST_MEMBERS) {
    throw new DomainError("conflict", `A company can have at most ${MOST_MEMBERS} people.`);
  }
  await tx.companyMember.create({ data: { companyId, userId, role } });
  if (role === "hiring_manager") await assignJobs(tx, { companyId, userId, jobIds });
  await tx.companyJoinRequest.updateMany({
    where: { companyId, userId },
    data: { decidedAt: new Date(), isAccepted: true },
  });
  const target = { type: "company", id: companyId };
  const details = { userId, role, how };
  await audit(tx, { action: "company.member_joined", actorId: byUserId, target, details });
  await announce(tx, memberJoined, { id: randomUUID(), companyId, userId });
}
