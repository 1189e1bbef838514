import { z } from "zod";
import { INTENT_KINDS, UNUSED_REASONS } from "@/lib/search/phrases/sentences.schema";
import {
  CONDITIONS,
  FACET_NAMES,
  FACET_VALUES,
  type FacetName,
  MAX_QUERY_LENGTH,
  PAGE_SIZE,
} from "@/lib/search/schema";
import { LISTED_FIELDS } from "../posting/field-shapes.schema";

/** A job in the API: the spec's names, both of them if it uses two for one thing. */
const jobListing = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    slug: z.string(),
    url: z.url().describe("The job's page."),
    title: z.string(),
    company: z.string(),
    companySlug: z.string(),
    location: z.string(),
    ...LISTED_FIELDS,
    type: z.string().describe("The same as jobType."),
    experience: z.number().nullable().describe("Years asked for; null when not stated."),
    salary: z.string().nullable().describe("The pay as one line; null when not stated."),
    salaryMin: z.number().nullable(),
    salaryMax: z.number().nullable(),
    salaryCurrency: z.string().nullable().describe("ISO 4217."),
    salaryPeriod: z.enum(["hour", "day", "week", "month", "year"]).nullable(),
    postedDate: z.iso.datetime(),
    description: z.string().describe("Markdown."),
    skillsRequired: z.array(z.string()),
    isActive: z.boolean(),
    source: z.string().nullable().describe("Where an imported job comes from."),
    reference: z.string().nullable().describe("The source's own identifier of it."),
  })
  .meta({ id: "Job" });
export type JobListing = z.infer<typeof jobListing>;

const MAX_LIMIT = 100;

/** `/api/FeatureJobs/{count}` and similar. */
export const collectionRequest = z.object({
  count: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`),
});

/** A response with jobs. */
export const collectionResponse = z.object({ jobsCollection: z.array(jobListing) });

const text = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description);

const facetParameters = Object.fromEntries(
  FACET_NAMES.map((name) => [
    name,
    text(
      name === "category"
        ? "Categories by their slugs, as `/api/categories` lists them; several with commas."
        : `${FACET_VALUES[name].join(", ").replaceAll("_", "-")}; several with commas.`,
    ),
  ]),
) as Record<FacetName, ReturnType<typeof text>>;

/** `/api/searchJobs`: the same parameters as `/search-results`, and `limit`. */
export const searchParameters = z.looseObject({
  query: z
    .string("must be given once")
    .max(MAX_QUERY_LENGTH, `must have at most ${MAX_QUERY_LENGTH} characters`)
    .optional()
    .describe(
      "Words that a job must all have; a phrase in quotes; -word to exclude. Words that describe a filter (“remote”, “in Pune”, “above 20 lpa”, “not senior”) work as one, but a filter given as a parameter wins.",
    ),
  location: text("A city, region or country, or “remote”."),
  radius: text("Kilometres around a city: 10, 25, 50 or 100."),
  experience: text("Years of experience: finds jobs that ask for no more."),
  ...facetParameters,
  remote: text("1 means mode=remote."),
  salaryMin: text("The minimum yearly pay."),
  payCurrency: text("ISO 4217, with salaryMin: its currency, if not the site's own."),
  unstatedPay: text("1, with salaryMin: also jobs that state no pay."),
  hasPay: text("1: only jobs that state their pay."),
  posted: text("Days: 1, 7 or 30."),
  company: text("A company's slug."),
  skill: text("Slugs of skills that a job must all have, separated by commas."),
  condition: text(
    `What a job's text must say, several with commas: ${CONDITIONS.join(", ").replaceAll("_", "-")}.`,
  ),
  "field.{key}": text(
    "Values of one of the site's own fields, several with commas: `field.shift=night,day`. GET /api/custom-fields lists the fields with `isFilter` and their choices; of a yes-or-no field, the values are yes and no.",
  ),
  "field.{key}.min": text(
    "Of one of the site's own fields that holds a number: the least. Finds jobs that state one.",
  ),
  "field.{key}.max": text("Likewise the most."),
  asTyped: text(
    "1: takes `query` exactly as typed, with no filters read from it and no corrections.",
  ),
  sort: text("relevance, newest or pay."),
  page: text("From 1."),
  limit: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`)
    .default(PAGE_SIZE)
    .describe("Jobs on a page."),
});

const counts = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

const facetCounts = Object.fromEntries(FACET_NAMES.map((name) => [name, counts])) as Record<
  FacetName,
  typeof counts
>;

const address = z.string().describe("A search, as an address of this site.");

const wordsRead = z.object({
  understood: z
    .object({
      search: address,
      parts: z.array(
        z.object({
          kind: z.enum(INTENT_KINDS),
          label: z.string().describe("E.g. “Remote”, “In Pune, India”."),
          text: z.string().describe("The words we took it from."),
          searchWithout: address,
          unused: z
            .enum(UNUSED_REASONS)
            .nullable()
            .describe(
              "Why it filters nothing, or null: noneFound (no job has it with everything else), overruled (a parameter says otherwise), noPlace (“near me” without a place) or noFilter (the most that a job pays, and not being in the United States beside another place, by which jobs can't be filtered).",
            ),
        }),
      ),
    })
    .describe("What was searched for, and what was read from the words."),
  askedFor: address
    .nullable()
    .describe(
      "All that the words mean, if no job has all of it and other jobs were found instead.",
    ),
  correction: z
    .object({
      query: z.string(),
      search: address,
      isDone: z
        .boolean()
        .describe("Whether the jobs are those for `query`, because the words as typed found none."),
    })
    .nullable()
    .describe("What the words probably mean, if those typed find little or nothing."),
});
export type WordsRead = z.infer<typeof wordsRead>;

/** The response to a search. */
export const searchResponse = wordsRead.extend({
  jobsSearched: z
    .array(jobListing)
    .describe("A page of jobs: those found, then those that only mention the words."),
  closeJobs: z
    .array(jobListing.extend({ closeBy: z.enum(["title", "occupation"]) }))
    .describe(
      "If few are found: up to twenty jobs whose titles are close to the words, the closest first, not counted in the total. `closeBy` says whether they are for the same occupation, or similar by title.",
    ),
  total: z
    .int()
    .describe("Jobs with the words in title, skills, category, company or place. Exact."),
  mentions: z
    .object({
      total: z.int().describe("Exact."),
      shown: z.int().describe("How many jobs at the end of `jobsSearched` only mention the words."),
    })
    .describe("Jobs that have the words in their text alone; not counted in `total`."),
  page: z.int(),
  pageCount: z.int().describe("Pages of jobs found and jobs that mention the words."),
  facets: z
    .object({
      ...facetCounts,
      posted: counts.describe("Within 1, 7 and 30 days."),
      hasPay: z.int().describe("Jobs that state their pay."),
      pay: z
        .object({
          currency: z.string(),
          bars: z.array(z.object({ from: z.number(), count: z.int() })),
        })
        .describe(
          "Jobs by their maximum yearly pay, each bar up to the next one's `from`; ignores salaryMin. The first bar also counts all jobs below it, and the last all above.",
        ),
      fields: z
        .record(z.string(), counts)
        .describe("By the keys of the site's own fields, of choices and of yes or no."),
      companies: counts,
      skills: counts,
      places: counts.describe("Values are the ids of cities."),
    })
    .describe("Counts by value; those of a facet ignore its own selection."),
  unstatedPay: z
    .int()
    .describe("Jobs that state no pay and would be found with unstatedPay=1; 0 without salaryMin."),
  place: z
    .object({
      label: z.string(),
      kind: z.enum(["city", "region", "country", "area", "remote"]),
      cityId: z.int().nullable(),
    })
    .nullable()
    .describe("How the location was understood; null without one, or where nothing matches it."),
  company: z.string().nullable().describe("The name of the company that was asked for."),
  suggestions: z
    .array(z.object({ drop: z.string(), total: z.int() }))
    .describe(
      "If nothing is found: parameters, each with how many jobs would be found without it.",
    ),
});
