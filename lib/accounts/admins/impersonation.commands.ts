import "server-only";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import type { Actor } from "../schema";
import { requireAdministration } from "./admin-requests.queries";
import { IMPERSONATION_MINUTES } from "./impersonation.schema";

const MINUTE_MS = 60_000;

/**
 * Lets an admin view the site as someone else, in this session only and for half an hour. Meanwhile
 * nothing can be changed and no file opened, which `route()` enforces. Returns the person's name.
 * Throws `forbidden` for anyone but an admin, without a browser session, and when the other person
 * is an admin too; `not_found`.
 */
export async function startImpersonation(
  actor: Actor,
  userId: string,
  reason: string,
): Promise<{ username: string }> {
  requireAdministration(actor);
  const { sessionId } = actor;
  if (sessionId === null || actor.impersonatedBy) {
    throw new DomainError("forbidden", "Do this in a browser where you're logged in as an admin.");
  }
  await spend("impersonationByAccount", actor.id);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM sessions WHERE id = ${sessionId}::uuid FOR UPDATE`;
    const person = await tx.user.findUnique({
      where: { id: userId },
      select: { username: true, userType: true, status: true },
    });
    if (!person) throw new DomainError("not_found", "There's no such account.");
    if (person.userType === "admin") {
      throw new DomainError("forbidden", "You can't view the site as another admin.");
    }
    if (person.status !== "active") {
      throw new DomainError("conflict", "This account is suspended, so there's nothing to view.");
    }
    const now = new Date();
    await tx.impersonation.updateMany({
      where: { sessionId, endedAt: null },
      data: { endedAt: now },
    });
    const expiresAt = new Date(now.getTime() + IMPERSONATION_MINUTES * MINUTE_MS);
    const { id } = await tx.impersonation.create({
      data: { adminUserId: actor.id, userId, sessionId, reason, expiresAt },
      select: { id: true },
    });
    await audit(tx, {
      action: "impersonation.started",
      actorId: actor.id,
      target: { type: "user", id: userId },
      details: { impersonationId: id },
    });
    return { username: person.username };
  });
}

/** Ends the impersonation: the session is the admin's own again. Calling it again does nothing. */
export async function endImpersonation(actor: Actor): Promise<void> {
  const { impersonatedBy, sessionId } = actor;
  if (!impersonatedBy || sessionId === null) return;
  await db.$transaction(async (tx) => {
    const { count } = await tx.impersonation.updateMany({
      where: { sessionId, endedAt: null },
      data: { endedAt: new Date() },
    });
    if (count === 0) return;
    await audit(tx, {
      action: "impersonation.ended",
      actorId: impersonatedBy.adminId,
      target: { type: "user", id: actor.id },
    });
  });
}
