import { z } from "zod";
import type { ApplicationStatus, Shown } from "../schema";
import type { Stage } from "./stages.schema";

export const PIPELINE_PAGE_SIZE = 50;
/** How many applications a stage of the board shows at first. */
export const LANE_SIZE = 20;
export const FIND_MAX_LENGTH = 100;

export const PIPELINE_VIEWS = ["board", "table"] as const;
export type PipelineView = (typeof PIPELINE_VIEWS)[number];

export const PIPELINE_SORTS = ["newest", "oldest", "changed", "name"] as const;
export type PipelineSort = (typeof PIPELINE_SORTS)[number];

/** Narrowed by what its company did with it: nobody has looked, or nobody has answered for long. */
export const WAITING = ["any", "unseen", "unanswered"] as const;
export type Waiting = (typeof WAITING)[number];
/** From how many days on an application without an answer counts as waiting for long. */
export const UNANSWERED_DAYS = 7;

/** Which applications are wanted. All of it stands in an address. */
export type PipelineFilters = {
  /** Null for the actor's first. */
  companyId: string | null;
  jobId: string | null;
  stageId: string | null;
  query: string;
  waiting: Waiting;
  show: Shown;
  sort: PipelineSort;
  page: number;
};

const one = z.string().optional();

/** The list's address, as `readFilters` reads it: what cannot be read asks for nothing. */
export const pipelineQuery = z.object({
  companyId: one.describe("Without it, your first company."),
  jobId: one,
  stageId: one,
  query: one.describe("Part of a name, the beginning of an address, or a reference."),
  waiting: one.describe("any, unseen or unanswered (for a week)."),
  show: one.describe("open, ended or all."),
  sort: one.describe("newest, oldest, changed or name."),
  page: one,
});

/** An application in the pipeline. */
export type PipelineRow = {
  id: string;
  reference: string;
  version: number;
  status: ApplicationStatus;
  /** The stage that it stands in; null for a closed one. */
  stageId: string | null;
  jobId: string;
  jobTitle: string;
  /** "Applicant 7KQ2M9XD" while blind screening hides who it is, or once what was sent is deleted. */
  name: string;
  isHidden: boolean;
  /** ISO instants. */
  submittedAt: string;
  changedAt: string;
  /** Nobody of the company has opened it. */
  isNew: boolean;
  hasResume: boolean;
  /** Messages of the applicant that nobody has read. */
  unread: number;
  /** Of the posting's skills, how many the applicant's profile has too; null where it names none. */
  skills: { matched: number; wanted: number } | null;
  /** ISO instant of the next interview. */
  interviewAt: string | null;
};

/** How many applications stand in a stage, of those that the filters want. */
export type StageCount = Stage & { count: number };

/** What every view of a company's pipeline needs. */
export type PipelineFrame = {
  companyId: string;
  companyName: string;
  isBlind: boolean;
  isOwner: boolean;
  stages: StageCount[];
  /** The ids of the stages that an application can be moved to, by its status. */
  ways: Partial<Record<ApplicationStatus, string[]>>;
  /** By what is shown, whatever the stage. */
  counts: Record<Shown, number>;
  /** Of the company's open applications, whatever the filters. */
  unseen: number;
  unanswered: number;
  /** How many the company ever got that it can see. */
  received: number;
};

/** One page of a company's applications. */
export type PipelinePage = PipelineFrame & {
  rows: PipelineRow[];
  total: number;
  page: number;
  pageCount: number;
};

/** The first applications of each stage. */
export type PipelineBoard = PipelineFrame & { lanes: Record<string, PipelineRow[]> };

/** A posting that got applications, for the list to be narrowed to. */
export type PipelineJob = { id: string; title: string; applications: number };
