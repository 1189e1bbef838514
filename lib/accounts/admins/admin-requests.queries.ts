import "server-only";
import { DomainError } from "@/lib/shared/errors";
import { canAdminister } from "../policy";
import type { Actor } from "../schema";

/** Throws `forbidden` for everybody but an admin who may do what admins do. */
export function requireAdministration(actor: Actor): void {
  if (canAdminister(actor)) return;
  throw new DomainError("forbidden", "Only an approved admin with two-factor login can do this.");
}
