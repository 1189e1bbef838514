import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import type { CompanySource, ConnectedSource } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { requireOwner, requireSourceManager } from "./owners.queries";

/** Who does something to a source, and from where. */
export type SourceBy = {
  actor: Actor;
  client: Client;
  /** The company of whose own sources it must be one; without it, an admin may do it to any. */
  companyId?: string;
};
type Step = { action: string; id: string; details?: Record<string, string | number | boolean> };

/** Writes what was done into the audit log. */
export async function noteStep(
  tx: Transaction,
  { actor, client: { address } }: SourceBy,
  step: Step,
): Promise<void> {
  const { action, id, details } = step;
  const target = { type: "source", id };
  await audit(tx, { action, actorId: actor.id, target, address, ...(details ? { details } : {}) });
}

/** A source as stored, with the company that connected it. */
export type StoredSource = ConnectedSource & { owner: CompanySource | null };

/** Throws unless they may manage sources: `forbidden` for those of the site, else `not_found`. */
export function requireManager({ actor, companyId }: SourceBy): void {
  if (companyId === undefined) requireAdministration(actor);
  else requireSourceManager(actor, companyId);
}

/** A source as stored, locked; throws `not_found` once it is gone, or if it's another company's. */
export async function requireSource(
  tx: Transaction,
  id: string,
  { companyId }: SourceBy,
): Promise<StoredSource> {
  await tx.$queryRaw`SELECT 1 FROM connected_sources WHERE id = ${id}::uuid FOR UPDATE`;
  const own = companyId === undefined ? {} : { owner: { companyId } };
  const source = await tx.connectedSource.findUnique({
    where: { id, ...own },
    include: { owner: true },
  });
  if (source) return source;
  throw new DomainError("not_found", "This source has been deleted.");
}

/**
 * Throws `forbidden` if a company can't have its source read: it isn't verified or is suspended, or
 * an admin has paused the source.
 */
export async function requireReadable(
  { companyId }: SourceBy,
  { owner }: StoredSource,
): Promise<void> {
  if (companyId === undefined) return;
  await requireOwner(companyId);
  if (!owner?.isHeld) return;
  const message = "Our team has paused this source. Contact us if it should be read again.";
  throw new DomainError("forbidden", message);
}

/** Only an admin resumes what an admin has paused. */
export async function keepHold(
  tx: Transaction,
  by: SourceBy,
  { source, isHeld }: { source: StoredSource; isHeld: boolean },
): Promise<void> {
  if (by.companyId !== undefined || !source.owner) return;
  await tx.companySource.update({ where: { connectedSourceId: source.id }, data: { isHeld } });
}
