import { isId } from "@/lib/shared/ids";
import { type Parameters, readCode, readNumber, readText } from "@/lib/shared/parameters";
import { TAG_MAX_LENGTH } from "../limits.schema";
import { APPLICATION_SCOPES } from "../schema";
import {
  ANSWER_FILTER_MAX,
  FIND_MAX_LENGTH,
  PIPELINE_SORTS,
  PIPELINE_VIEWS,
  type PipelineFilters,
  type PipelineView,
  WAITING,
} from "./filters.schema";

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
    rating: readNumber(parameters, "rating", { max: 5, decimals: 1 }),
    skills: readNumber(parameters, "skills", { max: 100 }),
    tag: readText(parameters, "tag", TAG_MAX_LENGTH),
    place: readText(parameters, "place", FIND_MAX_LENGTH),
    answer: readText(parameters, "answer", ANSWER_FILTER_MAX),
    isUnread: readCode(parameters, "unread") === "1",
    sort: oneOf(PIPELINE_SORTS, readCode(parameters, "sort")) ?? "newest",
    page: Math.max(1, readNumber(parameters, "page", { max: LAST_PAGE }) ?? 1),
    savedId: readId(parameters, "saved"),
  };
}

/** Whether an address shows lanes or the table; lanes by default. */
export function readView(parameters: Parameters): PipelineView {
  return oneOf(PIPELINE_VIEWS, readCode(parameters, "view")) ?? "lanes";
}

/** The query string of an address with these filters, as `readFilters` reads them. */
export function filtersAddress(filters: Partial<PipelineFilters>, view?: PipelineView): string {
  const { companyId, jobId, stageId, query, waiting, show, sort, page } = filters;
  const { rating, skills, tag, place, answer, isUnread, savedId } = filters;
  const parts = {
    view: view === "table" ? view : null,
    companyId,
    jobId,
    stageId,
    query,
    waiting: waiting === "any" ? null : waiting,
    rating: rating ? String(rating) : null,
    skills: skills ? String(skills) : null,
    ...{ tag, place, answer },
    unread: isUnread ? "1" : null,
    show: show === "open" ? null : show,
    sort: sort === "newest" ? null : sort,
    page: page && page > 1 ? String(page) : null,
    saved: savedId,
  };
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(given as [string, string][]).toString();
}

/** The query string of the list's own page, which always names what it shows. */
export function listAddress(filters: Partial<PipelineFilters>, view: PipelineView): string {
  const search = filtersAddress(filters, view);
  return view === "table" ? search : ["view=lanes", search].filter(Boolean).join("&");
}

/** Whether an address names no list, so that the one comes that someone wants to see first. */
export function isBare(parameters: Parameters): boolean {
  return Object.keys(parameters).every((name) => name === "companyId");
}

/** Filters stored as a query string. */
export function filtersOf(search: string): PipelineFilters {
  return readFilters(Object.fromEntries(new URLSearchParams(search)));
}

/** Whether the filters show less than all of a company's open applications. */
export function isNarrowed(filters: PipelineFilters): boolean {
  const { jobId, stageId, waiting } = filters;
  return jobId !== null || stageId !== null || waiting !== "any" || isSelective(filters);
}

/** The filters that look at each application's content, when none is set. */
export const NOT_SELECTIVE = {
  query: "",
  rating: null,
  skills: null,
  tag: "",
  place: "",
  answer: "",
  isUnread: false,
} as const satisfies Partial<PipelineFilters>;

/** Whether the filters look at more than the job, the stage and how long someone has waited. */
export function isSelective(filters: PipelineFilters): boolean {
  const names = Object.keys(NOT_SELECTIVE) as (keyof typeof NOT_SELECTIVE)[];
  return names.some((name) => filters[name] !== NOT_SELECTIVE[name]);
}
