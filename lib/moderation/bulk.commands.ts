import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { DomainError } from "@/lib/shared/errors";
import type { BulkResult, BulkSuspension, BulkVerdict } from "./bulk.schema";
import { decideItem } from "./decisions.commands";
import { changeCompanySuspension, changePersonSuspension } from "./suspension.commands";

type Results = { results: BulkResult[] };

/** Does something about each, one after the other; what is refused for one doesn't stop the rest. */
async function forEach<Item extends { id: string }>(
  actor: Actor,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<Results> {
  requireAdministration(actor);
  const results: BulkResult[] = [];
  for (const item of items) {
    try {
      await act(item);
      results.push({ id: item.id, problem: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ id: item.id, problem: error.message });
    }
  }
  return { results };
}

/**
 * Decides several items of the queue alike, each by itself: returns what happened to each. Throws
 * `forbidden` for anyone but an admin.
 */
export async function decideItems(
  actor: Actor,
  { items, ...verdict }: BulkVerdict,
): Promise<Results> {
  return forEach(actor, items, ({ kind, id, version }) =>
    decideItem(actor, { kind, id }, { ...verdict, version }),
  );
}

const byId = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** Suspends several companies for one reason, and returns what happened to each. */
export async function suspendCompanies(
  actor: Actor,
  { ids, reason }: BulkSuspension,
): Promise<Results> {
  return forEach(actor, byId(ids), ({ id }) =>
    changeCompanySuspension(actor, id, { isSuspended: true, reason }),
  );
}

/** Suspends several accounts for one reason, and returns what happened to each. */
export async function suspendPeople(
  actor: Actor,
  { ids, reason }: BulkSuspension,
): Promise<Results> {
  return forEach(actor, byId(ids), ({ id }) =>
    changePersonSuspension(actor, id, { isSuspended: true, reason }),
  );
}
