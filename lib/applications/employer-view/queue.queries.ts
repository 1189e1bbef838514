import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { filtersAddress } from "../pipeline/filters";
import type { PipelineView } from "../pipeline/filters.schema";
import { listPipeline, type RequestedFilters } from "../pipeline/queries";
import { PIPELINE_PAGE_SIZE } from "../pipeline/schema";
import type { ApplicationQueue } from "./queue.schema";

/**
 * The list that an application was opened from, with its filters and order: its neighbors in it,
 * and the page it is on. One that has been moved out of a list since has no position in it. Null
 * without a list, or for one that it doesn't belong to.
 */
export async function findQueue(
  actor: Actor,
  id: string,
  { filters, view }: { filters: RequestedFilters; view: PipelineView },
): Promise<ApplicationQueue | null> {
  const list = await listPipeline(actor, filters);
  const at = list?.rows.findIndex((row) => row.id === id) ?? -1;
  const search = filtersAddress(filters, view);
  if (!list || (at < 0 && (search === "" || list.total === 0))) return null;
  const stage = list.stages.find((one) => one.id === filters.stageId);
  return {
    name: stage?.name ?? "Applications",
    rows: list.rows,
    total: list.total,
    position: at < 0 ? null : (list.page - 1) * PIPELINE_PAGE_SIZE + at + 1,
    previousId: list.rows[at - 1]?.id ?? null,
    nextId: list.rows[at + 1]?.id ?? null,
    search,
  };
}
