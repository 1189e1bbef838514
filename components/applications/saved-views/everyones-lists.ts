import { isSelective, NOT_SELECTIVE } from "@/lib/applications/pipeline/filters";
import type { PipelineFilters, PipelineView } from "@/lib/applications/pipeline/filters.schema";
import type { PipelineFrame } from "@/lib/applications/pipeline/schema";

/** The address of the page with other filters. */
export type HrefFor = (change: Partial<PipelineFilters>, view: PipelineView) => string;

/** A list that no one has to save. */
export type EveryonesList = { name: string; count: number; href: string; isCurrent: boolean };

type ShownList = { filters: PipelineFilters; view: PipelineView; hrefFor: HrefFor };

/** The lists that everyone has, within the posting that is shown. */
export function everyonesLists(
  { all, open, unseen, unanswered }: PipelineFrame["totals"],
  { filters, view, hrefFor }: ShownList,
): EveryonesList[] {
  const isPlain = filters.stageId === null && !isSelective(filters);
  const lists = [
    // Lanes show the final stages too.
    ["any", "All", view === "lanes" ? all : open],
    ["unseen", "New", unseen],
    ["unanswered", "Waiting over 7 days", unanswered],
  ] as const;
  return lists.map(([waiting, name, count]) => ({
    ...{ name, count },
    isCurrent:
      filters.savedId === null && waiting === filters.waiting && (waiting !== "any" || isPlain),
    href: hrefFor(
      { ...NOT_SELECTIVE, waiting, stageId: null, show: "open", page: 1, savedId: null },
      view,
    ),
  }));
}
