import "server-only";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import { canAdminister } from "../../policy";
import type { Actor } from "../../schema";
import type { AdminRequest } from "./schema";

/** Throws `forbidden` for everybody but an admin who may do what admins do. */
export function requireAdministration(actor: Actor): void {
  if (canAdminister(actor)) return;
  throw new DomainError("forbidden", "Only an approved admin with a second factor may do this.");
}

/** Who waits for approval as admin, the longest first. Throws `forbidden`. */
export async function listAdminRequests(actor: Actor): Promise<AdminRequest[]> {
  requireAdministration(actor);
  const users = await db.user.findMany({
    where: { userType: "admin", status: "awaiting_approval" },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: 100,
  });
  return users.map(({ id, username, fullName, email, emailVerifiedAt, createdAt }) => ({
    userId: id,
    username,
    fullName,
    email,
    hasVerifiedEmail: emailVerifiedAt !== null,
    requestedAt: createdAt.toISOString(),
  }));
}
