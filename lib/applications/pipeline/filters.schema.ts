import type { ApplicationScope } from "../schema";

export const FIND_MAX_LENGTH = 100;
/** Of a question with its answer. */
export const ANSWER_FILTER_MAX = 400;

export const PIPELINE_VIEWS = ["lanes", "table"] as const;
export type PipelineView = (typeof PIPELINE_VIEWS)[number];

export const PIPELINE_SORTS = [
  "newest",
  "oldest",
  "changed",
  "name",
  "rating",
  "skills",
  "waiting",
] as const;
export type PipelineSort = (typeof PIPELINE_SORTS)[number];

/**
 * Filters by what the company has done: no one has looked, or no one has answered for a long time.
 */
export const WAITING = ["any", "unseen", "unanswered"] as const;
export type WaitingFilter = (typeof WAITING)[number];
/** After how many days an application without a response counts as waiting for a long time. */
export const UNANSWERED_DAYS = 7;

/** The filters of the pipeline. An address holds all of them. */
export type PipelineFilters = {
  /** Null for the actor's first. */
  companyId: string | null;
  jobId: string | null;
  stageId: string | null;
  query: string;
  waiting: WaitingFilter;
  /** The lowest mean rating of the team, from 1 to 5; null for any. */
  rating: number | null;
  /** How many of the posting's skills someone has at least; null for any. */
  skills: number | null;
  /** A tag of the team; "" for any. */
  tag: string;
  /** Part of where someone lives; "" for anywhere. */
  place: string;
  /** A question with one of its answers, "Right to work?: Yes"; "" for any. */
  answer: string;
  /** Only those with a message that no one has read. */
  isUnread: boolean;
  show: ApplicationScope;
  sort: PipelineSort;
  page: number;
  /** The saved view that the list was opened as; null for none. */
  savedId: string | null;
};
