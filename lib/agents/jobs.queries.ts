import "server-only";
import type { z } from "zod";
import { FIELDS_WITH } from "@/lib/jobs/posting/fields.schema";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import type { JobListing } from "@/lib/jobs/public/listings.schema";
import { getSimilarJobs } from "@/lib/jobs/public/similar.queries";
import { searchJobs } from "@/lib/jobs/queries";
import { knockOutSentence } from "@/lib/jobs/questions";
import { listQuestions } from "@/lib/jobs/questions.queries";
import type { JobCard, JobDetail } from "@/lib/jobs/schema";
import { siteUrl } from "@/lib/platform/boards";
import { htmlToMarkdown, renderMarkdown } from "@/lib/platform/markdown";
import { FACET_NAMES, FIELD_PREFIX } from "@/lib/search/schema";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { DomainError } from "@/lib/shared/errors";
import {
  type CustomField,
  choicesOf,
  type FieldKind,
  filterFields,
} from "@/lib/shared/setting-groups/custom-fields";
import { parseUrl } from "@/lib/shared/web-link";
import type {
  JobSummary,
  readOutput,
  SearchInput,
  searchOutput,
  similarOutput,
} from "./tools.schema";
import { NOTICE } from "./untrusted";

const inWords = (stated: JobListing["customFields"]) =>
  stated.map(({ name, text }) => ({ name, text }));

function toSummary(listing: JobListing): JobSummary {
  const { id, url, title, company, location, workMode, type, salary, experience } = listing;
  return {
    ...{ id, url, title, company, location, workMode },
    ...{ jobType: type, pay: salary, experienceYears: experience },
    ...{ skills: listing.skillsRequired, postedAt: listing.postedDate },
    further: inWords(listing.customFields.filter(({ isOnCard }) => isOnCard)),
  };
}

/** Cards as a tool shows jobs, in the same order. */
export async function summarize(cards: readonly JobCard[]): Promise<JobSummary[]> {
  return (await loadListings(cards)).map(toSummary);
}

/** The parameters of the site's own fields. */
function ownParameters({ fields = {}, ranges = {} }: SearchInput) {
  const values = Object.entries(fields).map(([key, all]) => [FIELD_PREFIX + key, all.join(",")]);
  const limits = Object.entries(ranges).flatMap(([key, { min, max }]) => [
    [`${FIELD_PREFIX}${key}.min`, min],
    [`${FIELD_PREFIX}${key}.max`, max],
  ]);
  return Object.fromEntries([...values, ...limits]) as Record<string, string | number | undefined>;
}

const CHOICES_NAMED = 20;
const RANGES: Partial<Record<FieldKind, string>> = {
  number: "a number",
  date: "a day, such as 2026-12-04",
};

/** The site's own filters in words: "The site's own filters: shift (day, night), hours (a number)." */
export function ownFilterWords(fields: readonly CustomField[]): string {
  const filters = filterFields(fields).map((field) => {
    const keys = choicesOf(field).flatMap(({ key, isRetired }) => (isRetired ? [] : [key]));
    const more = keys.length > CHOICES_NAMED ? ", …" : "";
    const takes = RANGES[field.kind] ?? `${keys.slice(0, CHOICES_NAMED).join(", ")}${more}`;
    return `${field.key} (${takes})`;
  });
  return filters.length === 0 ? "" : ` The site's own filters: ${filters.join(", ")}.`;
}

function toParameters(input: SearchInput): Record<string, string> {
  const { query = "", location = "", radius, experience, salaryMin, hasPay, posted } = input;
  const given = {
    ...{ query, location, radius, experience, salaryMin, posted, page: input.page },
    ...(input.sort === undefined ? {} : { sort: input.sort }),
    ...(hasPay ? { hasPay: 1 } : {}),
    ...Object.fromEntries(FACET_NAMES.map((name) => [name, input[name]?.join(",")])),
    ...ownParameters(input),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
}

/** A page of a search. */
export async function searchAsAgent(input: SearchInput): Promise<z.infer<typeof searchOutput>> {
  const search = parseSearchQuery(toParameters(input));
  const { jobs, mentions, total, page, pageCount, understood } = await searchJobs(
    search,
    input.limit,
  );
  return {
    notice: NOTICE,
    ...{ total, mentions: mentions.total, page, pageCount },
    url: `${siteUrl()}${searchHref(search)}`,
    readAs: understood.chips.filter(({ unused }) => unused === null).map(({ label }) => label),
    jobs: await summarize([...jobs, ...mentions.jobs]),
  };
}

/** The id or slug in what a program calls a job; "" for another site's address. */
function idOf(named: string): string {
  const home = siteUrl();
  const url = parseUrl(named, home);
  if (url?.origin !== new URL(home).origin) return "";
  // `prepare_application` returns the address of a job's form.
  const path = url.pathname.replace(/(?<=.)\/apply\/?$/, "");
  return path.split("/").filter(Boolean).at(-1) ?? "";
}

/**
 * The job of an id or of its page's address. Throws `not_found` if it was never public, and `gone`
 * if its page is gone.
 */
export async function findNamedJob(named: string): Promise<JobDetail> {
  const job = await findPublicJob(idOf(named));
  if (job === "gone") throw new DomainError("gone", "This job no longer exists.");
  if (job) return job;
  throw new DomainError(
    "not_found",
    "There's no such job. Give an id or address that a search has returned.",
  );
}

/** Everything that a job's page says, and what its applicants are asked. */
export async function readJob(named: string): Promise<z.infer<typeof readOutput>> {
  const job = await findNamedJob(named);
  const [listing] = await loadListings([job]);
  if (!listing) throw new DomainError("gone", "This job no longer exists.");
  const isOpen = job.status === "live" && job.applyUrl === null;
  const questions = isOpen ? await listQuestions(job.id) : [];
  const plain = FIELDS_WITH.plain.map((name) => [name, listing[name]] as const);
  // Only what the page shows: Markdown can hold definitions and addresses that no reader sees.
  const description = htmlToMarkdown(renderMarkdown(listing.description));
  return {
    notice: NOTICE,
    job: {
      ...toSummary(listing),
      ...{ status: job.status, deadline: listing.deadline, description },
      ...(Object.fromEntries(plain) as Pick<typeof listing, (typeof plain)[number][0]>),
      further: inWords(listing.customFields),
      applyUrl: job.applyUrl,
      questions: questions.map((question) => {
        const { id, kind, text, isRequired, choices } = question;
        return { id, kind, text, isRequired, choices, isKnockOut: knockOutSentence(question) };
      }),
    },
  };
}

/** Live jobs like one. Throws what `findNamedJob` throws. */
export async function listSimilar(
  named: string,
  limit: number,
): Promise<z.infer<typeof similarOutput>> {
  const { id } = await findNamedJob(named);
  return { notice: NOTICE, jobs: await summarize(await getSimilarJobs(id, limit)) };
}
