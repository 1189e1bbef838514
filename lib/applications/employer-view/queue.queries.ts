import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { filtersAddress } from "../pipeline/filters";
import { listPipeline, type RequestedFilters } from "../pipeline/queries";
import type { PipelineView } from "../pipeline/schema";
import type { ApplicationQueue } from "./queue.schema";

/**
 * The list that an application was opened from, with its filters and order: its neighbors in it,
 * and the page it is on. Null where it is not on that page, e.g. because it has been moved on since.
 */
export async function findQueue(
  actor: Actor,
  id: string,
  { filters, view }: { filters: RequestedFilters; view: PipelineView },
): Promise<ApplicationQueue | null> {
  const list = await listPipeline(actor, filters);
  const at = list?.rows.findIndex((row) => row.id === id) ?? -1;
  if (!list || at < 0) return null;
  const stage = list.stages.find((one) => one.id === filters.stageId);
  return {
    name: stage?.name ?? "Applications",
    rows: list.rows,
    total: list.total,
    position: (list.page - 1) * list.rows.length + at + 1,
    previousId: list.rows[at - 1]?.id ?? null,
    nextId: list.rows[at + 1]?.id ?? null,
    search: filtersAddress(filters, view),
  };
}
