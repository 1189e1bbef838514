import { z } from "zod";
import { DATE_FORMATS } from "@/lib/shared/formats/date-formats";
import { MAPPED_NAMES } from "./mapped-fields.schema";

const BOARDS = [
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "smartrecruiters",
  "personio",
  "recruitee",
] as const;
/** The career sites with a public list of jobs that we can read. */
export type Board = (typeof BOARDS)[number];

const KINDS = [...BOARDS, "file", "pages"] as const;
/**
 * The kind of a source: one of these boards, a file of jobs, or a site whose pages describe jobs.
 */
export type SourceKind = (typeof KINDS)[number];

const HOURS = [1, 6, 24, 168] as const;

const OUTCOMES = [
  "running",
  "complete",
  "unchanged",
  "partial",
  "incomplete",
  "shrunken",
  "failed",
] as const;
export type RunOutcome = (typeof OUTCOMES)[number];

const address = z
  .string()
  .trim()
  .min(1, "Enter the address of a career site or file")
  .max(2000, "The address must be at most 2,000 characters long");
const companyName = z
  .string()
  .trim()
  .max(160, "The company's name must be at most 160 characters long")
  .transform((name) => name || null)
  .nullish();
const mapping = z
  .string()
  .max(20_000, "The mapping must be at most 20,000 characters long")
  .transform((text) => text.trim() || null)
  .nullish()
  .describe("A mapping as docs/imports.md describes it, as JSON text.");

const fieldName = z.string().max(200, "A field's name must be at most 200 characters long");
const fieldChoice = z.union([
  fieldName.nullable(),
  z.strictObject({
    constant: z
      .string()
      .trim()
      .min(1, "Enter what is the same for every job, or choose to leave the field out")
      .max(2000, "What is the same for every job must be at most 2,000 characters long"),
  }),
  z.strictObject({ from: fieldName.min(1, "Choose a field"), date: z.enum(DATE_FORMATS) }),
]);
const fields = z
  .partialRecord(z.enum(MAPPED_NAMES), fieldChoice)
  .describe(
    "Which field of the source feeds which of a job: a field's name, also with the format of its dates, a text that is the same for every job, `null` for nothing, or an empty text for whatever is recognised. What isn't named stays as it is.",
  )
  .optional();

/** The input for a preview, before anything is saved. */
export const previewInput = z.strictObject({ address, companyName, mapping, fields });
export type PreviewInput = z.infer<typeof previewInput>;

/** The input for adding a source. */
export const sourceInput = z.strictObject({
  ...previewInput.shape,
  name: z
    .string()
    .trim()
    .min(1, "Enter a name for the source")
    .max(120, "The name must be at most 120 characters long"),
  everyHours: z.coerce
    .number()
    .pipe(z.literal(HOURS, "Choose how often the source is read"))
    .describe("1, 6, 24 or 168."),
});
export type SourceInput = z.infer<typeof sourceInput>;

export const sourceParams = z.strictObject({ sourceId: z.uuid("must be a source's id") });

/** The input for previewing a connected source with other field choices. */
export const fieldsPreviewInput = z.strictObject({ fields });

/** What can be changed: whether it is paused, how often it is read, and what feeds each field. */
export const sourceChange = z
  .strictObject({
    isPaused: z.boolean().optional(),
    everyHours: z.literal(HOURS, "Choose how often the source is read").optional(),
    fields,
  })
  .refine((given) => Object.keys(given).length > 0, "Say what to change");
export type SourceChange = z.infer<typeof sourceChange>;

export const runInput = z.strictObject({
  acceptsShrinking: z
    .boolean()
    .default(false)
    .describe("Whether to end all jobs that are missing, at once and however many."),
});

export const deletionQuery = z.strictObject({
  jobs: z.enum(["keep", "end"], "Say what becomes of its jobs: keep or end"),
});

/** A job as it would be imported. */
const previewJob = z.object({
  title: z.string(),
  company: z.string(),
  place: z.string(),
  applyUrl: z.string().nullable(),
});

const rowProblem = z.object({
  record: z.int(),
  reference: z.string().nullable(),
  reason: z.string(),
  excerpt: z.string(),
});
export type RowProblem = z.infer<typeof rowProblem>;

/** The jobs that would be imported from an address. */
export const sourcePreview = z.object({
  kind: z.string(),
  kindLabel: z.string(),
  suggestedName: z.string(),
  isWhole: z.boolean().describe("Whether everything was looked at, not only the beginning."),
  read: z.int(),
  ready: z.int().describe("How many would come in."),
  rejected: z.int(),
  jobs: z.array(previewJob),
  problems: z.array(rowProblem),
  notes: z.array(z.object({ note: z.string(), count: z.int() })),
  unknownFields: z.array(z.string()),
  fields: z
    .array(z.object({ name: z.string(), values: z.array(z.string()) }))
    .describe("The fields of the source with their first values."),
  recognised: z.record(z.string(), z.string()).describe("What feeds jobs by its name alone."),
  choices: z
    .record(z.string(), fieldChoice)
    .describe("What feeds them because someone said so; `null` for nothing."),
  ruled: z.array(z.string()).describe("What has a rule of a mapping that says more than that."),
});
export type SourcePreview = z.infer<typeof sourcePreview>;

const time = z.iso.datetime().nullable();

/** One run of a source, as admins see it. */
const runView = z.object({
  id: z.uuid(),
  outcome: z.enum(OUTCOMES),
  message: z.string().nullable().describe("Why it came to that."),
  startedAt: z.iso.datetime(),
  finishedAt: time,
  counts: z.object({
    ...{ read: z.int(), created: z.int(), updated: z.int(), unchanged: z.int() },
    rejected: z.int(),
  }),
  missing: z.int().describe("How many open jobs the source didn't have then."),
  ended: z.int(),
});
export type RunView = z.infer<typeof runView>;

/** A source in the list. */
export const sourceLine = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(KINDS),
  address: z.string(),
  companyName: z.string().nullable(),
  owner: z
    .object({ name: z.string(), isHeld: z.boolean().describe("Whether an admin paused it.") })
    .nullable()
    .describe("The company that connected it; null for the site's own."),
  everyHours: z.int(),
  openJobs: z.int(),
  nextRunAt: time,
  lastSuccessAt: time,
  failingSince: time,
  isPaused: z.boolean(),
  isGivenUp: z.boolean().describe("Paused because it failed for days."),
  isRunning: z.boolean(),
  lastRun: runView.nullable(),
});
export type SourceLine = z.infer<typeof sourceLine>;

/** A source with its history. */
export const sourceView = z.object({
  ...sourceLine.shape,
  requestAddress: z.string(),
  missingJobs: z.int(),
  latestJobs: z
    .array(z.object({ title: z.string(), company: z.string(), path: z.string() }))
    .describe("Its public jobs, the latest first, ten at most, with their pages on the site."),
  runs: z.array(runView).describe("The last thirty, the latest first."),
  problems: z
    .array(rowProblem)
    .describe("Rows refused by the last run that read any, fifty at most."),
});
export type SourceView = z.infer<typeof sourceView>;

/** A page of the list. */
export const sourcesQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const sourcesPage = z.object({
  sources: z.array(sourceLine),
  ...{ total: z.int(), page: z.int(), pageCount: z.int() },
});
export type SourcesPage = z.infer<typeof sourcesPage>;
