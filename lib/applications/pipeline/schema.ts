import { z } from "zod";
import { skillCount, summaryFields } from "../applicants/summaries.schema";
import { INTERVIEW_MEDIA } from "../interviews/schema";
import { likelyPerson } from "../likenesses/schema";
import { offerView } from "../offers/schema";
import { APPLICATION_SCOPES, APPLICATION_STATUSES } from "../schema";
import { stage } from "./stages.schema";

export const PIPELINE_PAGE_SIZE = 50;
/** How many applications a lane shows at first. */
export const LANE_SIZE = 20;
const one = z.string().optional();

/**
 * The list's query parameters, as `readFilters` reads them: values that can't be read are ignored.
 */
export const pipelineQuery = z.object({
  companyId: one.describe("Without it, your first company."),
  jobId: one,
  stageId: one,
  query: one.describe(
    "Part of a name, the beginning of an address, a reference, or words of the resume, the letter, answers, notes and tags.",
  ),
  waiting: one.describe("any, unseen or unanswered (for a week)."),
  show: one.describe("open, ended or all."),
  sort: one.describe(
    "newest, oldest, changed, name, rating, skills (most first) or waiting (longest in their stage first).",
  ),
  rating: one.describe("The lowest mean rating, 1 to 5, of those that you have rated too."),
  skills: one.describe("How many of the job's skills someone has at least."),
  tag: one,
  place: one.describe("Part of where someone lives."),
  answer: one.describe("A question of the job with one of its answers: `Right to work?: Yes`."),
  unread: one.describe("1 for those with a message that no one has read."),
  page: one,
});

/** An application in the pipeline. */
const pipelineRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  version: z.int().describe("To send with a change."),
  status: z.enum(APPLICATION_STATUSES),
  stageId: z.uuid().nullable().describe("Its current stage; null if the application is closed."),
  jobId: z.uuid(),
  jobTitle: z.string(),
  name: z
    .string()
    .describe(
      "“Applicant 7KQ2M9XD” while blind screening hides the applicant, or once they're deleted.",
    ),
  isHidden: z.boolean(),
  addedBy: z.string().nullable().describe("Who added them by hand; null for those who applied."),
  submittedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  isNew: z.boolean().describe("No one at the company has opened it."),
  hasResume: z.boolean(),
  unread: z.int().describe("Messages from the applicant that no one has read."),
  ...summaryFields,
  skills: skillCount,
  rating: z
    .number()
    .nullable()
    .describe("The team's average, 1 to 5, once your own rating is complete; null until then."),
  notes: z.int(),
  tags: z.array(z.string()),
  stageSince: z.iso.datetime().describe("When it entered its current stage."),
  interviewAt: z.iso.datetime().nullable().describe("When the next interview is."),
  interviewMedium: z
    .enum(INTERVIEW_MEDIA)
    .nullable()
    .describe("How people meet; null where its place says it all."),
  interviewers: z.array(z.string()).describe("Who takes part in the next interview."),
  offer: offerView
    .pick({ payAmount: true, payCurrency: true, payPeriod: true, startsOn: true, answerBy: true })
    .extend({ isAccepted: z.boolean() })
    .nullable()
    .describe("The offer that is open or was accepted."),
  likely: likelyPerson
    .nullable()
    .describe(
      "Who may be the same person, until the team says whether they are; null for hiring managers.",
    ),
});
export type PipelineRow = z.infer<typeof pipelineRow>;

/** A stage, with how many of the matching applications are in it. */
const stageCount = stage.extend({
  count: z.int(),
  unseen: z.int().describe("How many of these no one has opened."),
});
export type StageCount = z.infer<typeof stageCount>;

/** What every view of a company's pipeline needs. */
const pipelineFrame = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  isBlind: z.boolean(),
  isOwner: z.boolean(),
  canHandle: z
    .boolean()
    .describe("False for a hiring manager, who only has the applications for their own jobs."),
  stages: z.array(stageCount),
  allowedMoves: z
    .partialRecord(z.enum(APPLICATION_STATUSES), z.array(z.uuid()))
    .describe("The ids of the stages that an application can be moved to, by its status."),
  ownStages: z
    .record(z.uuid(), z.array(z.uuid()))
    .describe(
      "The ids of the stages of the jobs that have their own, by job; other jobs have those with `isDefault`.",
    ),
  counts: z
    .record(z.enum(APPLICATION_SCOPES), z.int())
    .describe("By the status that's shown, regardless of the stage."),
  unseen: z.int().describe("Of the company's open applications, regardless of filters."),
  unanswered: z.int(),
  totals: z
    .object({ all: z.int(), open: z.int(), unseen: z.int(), unanswered: z.int() })
    .describe("Of the job's applications, or the company's, regardless of other filters."),
  letters: z.int().describe("Letters waiting to be sent."),
  received: z
    .int()
    .describe("How many applications the company has ever received, without those it can't see."),
});
export type PipelineFrame = z.infer<typeof pipelineFrame>;

/** One page of a company's applications. */
export const pipelinePage = pipelineFrame.extend({
  rows: z.array(pipelineRow),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type PipelinePage = z.infer<typeof pipelinePage>;

/** How a stage is going. */
export type StageStatistics = {
  /** The median of how many whole days those in it have been there. */
  medianDays: number;
  /** How many have an interview within seven days. */
  interviews: number;
};

/** The first applications of each stage. */
export type PipelineLanes = PipelineFrame & {
  lanes: Record<string, PipelineRow[]>;
  /** Of the stages with undecided applications; none while filters show only some of them. */
  statistics: Record<string, StageStatistics>;
};

/** A posting with applications, to filter the list by. */
export type PipelineJob = { id: string; title: string; applications: number };

/** What a list can be filtered by, besides what is typed. */
export type FilterOptions = {
  /** The company's tags. */
  tags: string[];
  /** Of the chosen posting: its questions, each with one of the answers to choose. */
  answers: string[];
};
