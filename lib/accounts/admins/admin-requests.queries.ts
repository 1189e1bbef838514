import "server-only";
import { DomainError } from "@/lib/shared/errors";
import { canAdminister } from "../policy";
import type { Actor } from "../schema";

/** Throws `forbidden` unless the actor is an admin who may act as one (see `canAdminister`). */
export function requireAdministration(actor: Actor): void {
  if (canAdminister(actor)) return;
  throw new DomainError("forbidden", "Only an approved admin with two-factor login can do this.");
}
