import { filtersAddress, filtersOf, listAddress, readView } from "../pipeline/filters";
import type { PipelineFilters, PipelineView } from "../pipeline/filters.schema";
import { TABLE_COLUMNS } from "./columns.schema";
import type { SavedView } from "./schema";

/** A filter that names something that the company no longer has. */
export type GoneFilter = "job" | "stage" | "tag";

/** A row as a view; columns that no longer exist are left out. */
export function toSavedView(row: Omit<SavedView, "columns"> & { columns: string[] }): SavedView {
  const columns = row.columns.flatMap(
    (name) => TABLE_COLUMNS.find((column) => column === name) ?? [],
  );
  return { ...row, columns };
}

/** What a saved view filters and how it shows it. */
export function readSearch(search: string): { filters: PipelineFilters; view: PipelineView } {
  const view = readView(Object.fromEntries(new URLSearchParams(search)));
  return { filters: filtersOf(search), view };
}

/** What is kept of a list's address: not whose it is, nor which page. */
export function keptSearch(search: string): string {
  const { filters, view } = readSearch(search);
  return filtersAddress({ ...filters, companyId: null, savedId: null, page: 1 }, view);
}

/** The query string that opens a saved view. */
export function viewAddress({ id, search }: SavedView, companyId: string): string {
  const { filters, view } = readSearch(search);
  return listAddress({ ...filters, companyId, savedId: id }, view);
}
