import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import type { CompanySource, ConnectedSource } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { requireOwner, requireSourceManager } from "./owners.queries";

/** Who manages a source, and from where. */
export type SourceBy = {
  actor: Actor;
  client: Client;
  /** The company that must own the source. Without it, an admin may manage any source. */
  companyId?: string;
};
type Step = { action: string; id: string; details?: Record<string, string | number | boolean> };

/** Records an action in the audit log. */
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

/**
 * Throws unless the actor may manage sources: `forbidden` for the site's, `not_found` for a
 * company's.
 */
export function requireManager({ actor, companyId }: SourceBy): void {
  if (companyId === undefined) requireAdministration(actor);
  else requireSourceManager(actor, companyId);
}

/** Loads and locks a source. Throws `not_found` if it is gone or another company's. */
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
 * Throws `forbidden` if the company can't have its source read, because it isn't verified, is
 * suspended, or an admin has paused the source.
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

/** Only admins can resume what an admin has paused. */
export async function keepHold(
  tx: Transaction,
  by: SourceBy,
  { source, isHeld }: { source: StoredSource; isHeld: boolean },
): Promise<void> {
  if (by.companyId !== undefined || !source.owner) return;
  await tx.companySource.update({ where: { connectedSourceId: source.id }, data: { isHeld } });
}
