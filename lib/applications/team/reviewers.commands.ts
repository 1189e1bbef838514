import "server-only";
import { randomUUID } from "node:crypto";
import { isRecruiting } from "@/lib/accounts/roles";
import type { Actor } from "@/lib/accounts/schema";
import { assignmentEnded } from "@/lib/companies/events";
import { lockAsMember } from "@/lib/companies/team/members.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findHandled, lockHandled } from "../employer-view/queries";
import { reviewerAssigned } from "../events";
import { listReviewers } from "./reviewers.queries";
import type { ReviewerList } from "./reviewers.schema";

type Place = { applicationId: string; userId: string };

async function change(
  actor: Actor,
  { applicationId, userId }: Place,
  { action, write }: { action: string; write: (tx: Transaction, companyId: string) => unknown },
): Promise<ReviewerList> {
  const { companyId } = await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    // So that no one is assigned while they leave the team.
    await lockAsMember(tx, actor, companyId);
    await lockHandled(tx, actor, applicationId);
    await write(tx, companyId);
    const target = { type: "application", id: applicationId };
    await audit(tx, { action, actorId: actor.id, target, details: { userId } });
  });
  return listReviewers(actor, applicationId);
}

/**
 * Asks a hiring manager or an interviewer to review an applicant, whom they can read and rate from
 * then on, and tells them. A repeat changes nothing. Throws `not_found` for strangers, and for someone who isn't
 * in the team or sees every applicant anyway, `conflict` once the application's content is deleted,
 * `rate_limited`.
 */
export async function assignReviewer(actor: Actor, place: Place): Promise<ReviewerList> {
  const { applicationId, userId } = place;
  return change(actor, place, {
    action: "application.reviewer_assigned",
    write: async (tx, companyId) => {
      const member = await tx.companyMember.findUnique({
        where: { companyId_userId: { companyId, userId } },
        select: { role: true },
      });
      if (!member || isRecruiting(member.role)) {
        throw new DomainError("not_found", "There's no one like this to assign in the team.");
      }
      const { count } = await tx.applicationAssignee.createMany({
        data: { applicationId, userId },
        skipDuplicates: true,
      });
      if (count > 0) await announce(tx, reviewerAssigned, { id: randomUUID(), ...place });
    },
  });
}

/**
 * Takes an applicant from someone who reviews them. What they rated stays, and so does their access
 * while they have an interview with the applicant. A repeat changes nothing. Throws what
 * `assignReviewer` throws, except for an unknown person.
 */
export async function unassignReviewer(actor: Actor, place: Place): Promise<ReviewerList> {
  return change(actor, place, {
    action: "application.reviewer_removed",
    write: async (tx, companyId) => {
      await tx.applicationAssignee.deleteMany({ where: place });
      await announce(tx, assignmentEnded, { id: randomUUID(), companyId, userId: place.userId });
    },
  });
}
