import { isId } from "@/lib/shared/ids";
import { type Parameters, readCode, readNumber, readText } from "@/lib/shared/parameters";
import { APPLICATION_SCOPES } from "../schema";
import {
  FIND_MAX_LENGTH,
  PIPELINE_SORTS,
  PIPELINE_VIEWS,
  type PipelineFilters,
  type PipelineView,
  WAITING,
} from "./schema";

const LAST_PAGE = 10_000;

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}

function readId(parameters: Parameters, name: string): string | null {
  const text = readCode(parameters, name);
  return isId(text) ? text : null;
}

/** Reads the pipeline's filters from an address; values that can't be read are ignored. */
export function readFilters(parameters: Parameters): PipelineFilters {
  return {
    companyId: readId(parameters, "companyId"),
    jobId: readId(parameters, "jobId"),
    stageId: readId(parameters, "stageId"),
    query: readText(parameters, "query", FIND_MAX_LENGTH),
    waiting: oneOf(WAITING, readCode(parameters, "waiting")) ?? "any",
    show: oneOf(APPLICATION_SCOPES, readCode(parameters, "show")) ?? "open",
    sort: oneOf(PIPELINE_SORTS, readCode(parameters, "sort")) ?? "newest",
    page: Math.max(1, readNumber(parameters, "page", { max: LAST_PAGE }) ?? 1),
  };
}

/** Whether an address shows the board or the table; the board by default. */
export function readView(parameters: Parameters): PipelineView {
  return oneOf(PIPELINE_VIEWS, readCode(parameters, "view")) ?? "board";
}

/** The query string of an address with these filters, as `readFilters` reads them. */
export function filtersAddress(filters: Partial<PipelineFilters>, view?: PipelineView): string {
  const { companyId, jobId, stageId, query, waiting, show, sort, page } = filters;
  const parts = {
    view: view === "table" ? view : null,
    companyId,
    jobId,
    stageId,
    query,
    waiting: waiting === "any" ? null : waiting,
    show: show === "open" ? null : show,
    sort: sort === "newest" ? null : sort,
    page: page && page > 1 ? String(page) : null,
  };
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(given as [string, string][]).toString();
}

/** Filters stored as a query string. */
export function filtersOf(search: string): PipelineFilters {
  return readFilters(Object.fromEntries(new URLSearchParams(search)));
}

/** Whether the filters show less than all of a company's open applications. */
export function isNarrowed({ jobId, stageId, query, waiting }: PipelineFilters): boolean {
  return jobId !== null || stageId !== null || query !== "" || waiting !== "any";
}
