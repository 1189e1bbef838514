import { z } from "zod";
import { preparationInput } from "@/lib/applications/applying/preparation.schema";
import { APPLICATION_SCOPES, APPLICATION_STATUSES } from "@/lib/applications/schema";
import { PLAIN_FIELDS } from "@/lib/jobs/posting/field-shapes.schema";
import { QUESTION_KINDS } from "@/lib/jobs/questions.schema";
import {
  FACET_NAMES,
  FACET_VALUES,
  type FacetName,
  MAX_QUERY_LENGTH,
  POSTED_WITHIN_DAYS,
  RADII_KM,
  SORTS,
} from "@/lib/search/schema";
import { KEY_LENGTH, MOST_CHOICES } from "@/lib/shared/setting-groups/custom-fields";

const MOST_JOBS = 20;

const page = z.int().min(1).max(1000).default(1);
const notice = z.string().describe("What to bear in mind about this result.");
const job = z.string().min(1).max(500).describe("A job's id, or the address of its page.");

// Categories are the operator's and change while the program runs.
const facetValue = (name: FacetName) =>
  name === "category"
    ? z.string().max(60).describe("A category's slug, such as “healthcare”.")
    : z.enum(FACET_VALUES[name].map((value) => value.replaceAll("_", "-")));

const facets = Object.fromEntries(
  FACET_NAMES.map((name) => [name, z.array(facetValue(name)).max(20).optional()]),
) as unknown as Record<FacetName, z.ZodOptional<z.ZodArray<z.ZodString>>>;

const rangeLimit = z.union([z.number(), z.iso.date()]);

export const searchInput = z.strictObject({
  query: z
    .string()
    .max(MAX_QUERY_LENGTH)
    .optional()
    .describe("Words that a job must all have; a phrase in quotes; -word to exclude."),
  location: z.string().max(100).optional().describe("A city, region, country, or “remote”."),
  radius: z.literal(RADII_KM).optional().describe("Kilometres around a city."),
  ...facets,
  fields: z
    .record(z.string().max(KEY_LENGTH), z.array(z.string().max(KEY_LENGTH)).max(MOST_CHOICES))
    .optional()
    .describe("Values of the site's own filters, by key; this tool's description lists them."),
  ranges: z
    .record(
      z.string().max(KEY_LENGTH),
      z.strictObject({ min: rangeLimit.optional(), max: rangeLimit.optional() }),
    )
    .optional()
    .describe("From and to, of the site's own filters that are numbers or days, by key."),
  experience: z.number().min(0).max(50).optional().describe("Finds jobs that ask for no more."),
  salaryMin: z.int().min(0).max(100_000_000).optional().describe("The minimum yearly pay."),
  hasPay: z.boolean().optional().describe("Only jobs that state their pay."),
  posted: z.literal(POSTED_WITHIN_DAYS).optional().describe("Within so many days."),
  sort: z.enum(SORTS).optional(),
  page,
  limit: z.int().min(1).max(MOST_JOBS).default(10).describe("Jobs on a page."),
});
export type SearchInput = z.infer<typeof searchInput>;

const FURTHER = "What its card shows of the site's own fields.";
const jobSummary = z.object({
  id: z.uuid(),
  url: z.url(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  workMode: z.string().nullable(),
  jobType: z.string(),
  pay: z.string().nullable().describe("Null when not stated."),
  experienceYears: z.number().nullable(),
  skills: z.array(z.string()),
  further: z.array(z.object({ name: z.string(), text: z.string() })).describe(FURTHER),
  postedAt: z.string(),
});
export type JobSummary = z.infer<typeof jobSummary>;

export const searchOutput = z.object({
  notice,
  total: z.int().describe("Jobs with the words in title, skills, category, company or place."),
  mentions: z.int().describe("More jobs that only mention the words; they come last."),
  page: z.int(),
  pageCount: z.int(),
  url: z.url().describe("The same search on the site."),
  readAs: z.array(z.string()).describe("Filters that were read from the words."),
  jobs: z.array(jobSummary),
});

export const readInput = z.strictObject({ job });
export const readOutput = z.object({
  notice,
  job: jobSummary.extend({
    status: z.enum(["live", "paused", "closed", "expired"]),
    deadline: z.string().nullable(),
    ...PLAIN_FIELDS,
    further: z
      .array(z.object({ name: z.string(), text: z.string() }))
      .describe("Everything that it states in the site's own fields."),
    description: z.string().describe("Markdown."),
    applyUrl: z.string().nullable().describe("Where people apply, if on another site."),
    questions: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(QUESTION_KINDS).describe("A yes_no takes yes or no."),
          text: z.string(),
          isRequired: z.boolean(),
          choices: z.array(z.string()).describe("Of a choice, what can be chosen."),
          isKnockOut: z.string().nullable().describe("What the employer doesn't take."),
        }),
      )
      .describe("What applicants are asked."),
  }),
});

export const similarInput = z.strictObject({
  job,
  limit: z.int().min(1).max(MOST_JOBS).default(6),
});
export const similarOutput = z.object({ notice, jobs: z.array(jobSummary) });

export const savedInput = z.strictObject({ page });
export const savedOutput = z.object({
  notice,
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  jobs: z.array(
    jobSummary.extend({
      isOpen: z.boolean().describe("Whether one can still apply."),
      note: z.string().nullable().describe("The person's own note."),
    }),
  ),
});

export const applicationsInput = z.strictObject({
  show: z.enum(APPLICATION_SCOPES).default("all"),
  page,
});
export const applicationsOutput = z.object({
  notice,
  counts: z.object({ open: z.int(), ended: z.int(), all: z.int() }),
  page: z.int(),
  pageCount: z.int(),
  applications: z.array(
    z.object({
      id: z.uuid().nullable().describe("Null for one on another site."),
      url: z.url().nullable(),
      jobId: z.uuid(),
      title: z.string(),
      company: z.string(),
      location: z.string(),
      status: z.enum([...APPLICATION_STATUSES, "external"]),
      appliedAt: z.string(),
      changedAt: z.string().nullable(),
      viewedAt: z.string().nullable().describe("When the company first opened it."),
      unreadMessages: z.int(),
    }),
  ),
});

export const prepareInput = preparationInput.extend({ job });
export const prepareOutput = z.object({
  isSent: z.literal(false),
  reviewUrl: z.url().describe("Where the person checks and sends it. Give it to them."),
  savedAt: z.string().describe("To pass as `replaces` with the next change."),
  draft: z
    .record(z.string(), z.string())
    .describe("The letter and the answers that the draft contains now."),
});
