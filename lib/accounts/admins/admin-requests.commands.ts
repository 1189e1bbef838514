import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { endEverySession } from "../authentication/sessions.commands";
import { adminDecided } from "../events";
import type { Actor } from "../schema";
import { requireAdministration } from "./admin-requests.queries";

const UNVERIFIED = "Their email address isn't verified yet, so it may not be theirs.";

async function refusal(userId: string): Promise<DomainError> {
  const user = await db.user.findFirst({ where: { id: userId, userType: "admin" } });
  if (user?.status === "awaiting_approval") return new DomainError("conflict", UNVERIFIED);
  if (user) return new DomainError("conflict", "This has already been decided.");
  return new DomainError("not_found", "No one with this ID is waiting for approval.");
}

/**
 * Approves a request to become an admin, or declines it, which leaves the account a job seeker.
 * Either way the account's rights change, so its owner has to sign in again. If two decisions
 * arrive at once, only the first counts. Throws `forbidden`, `not_found`, and `conflict` when the
 * request is already decided or its address is not verified.
 */
export async function decideAdminRequest(
  actor: Actor,
  userId: string,
  isApproved: boolean,
): Promise<void> {
  requireAdministration(actor);
  if (actor.id === userId) throw new DomainError("forbidden", "You can't review your own request.");
  const isDecided = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: {
        id: userId,
        userType: "admin",
        status: "awaiting_approval",
        ...(isApproved ? { emailVerifiedAt: { not: null } } : {}),
      },
      data: { status: "active", ...(isApproved ? {} : { userType: "job_seeker" }) },
    });
    if (count === 0) return false;
    await endEverySession(tx, userId);
    await audit(tx, {
      action: isApproved ? "admin.approved" : "admin.declined",
      actorId: actor.id,
      target: { type: "user", id: userId },
    });
    await announce(tx, adminDecided, { id: randomUUID(), userId, isApproved });
    return true;
  });
  if (!isDecided) throw await refusal(userId);
}
