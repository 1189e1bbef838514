import { JOB_TYPES, type JobCard, type JobDetail } from "@/lib/jobs/schema";
import { countryName } from "@/lib/shared/countries";
import { formatDay } from "@/lib/shared/dates";
import { formatPay } from "@/lib/shared/money";
import { absolute, type Site } from "@/lib/shared/site";
import { excerpt } from "@/lib/shared/text";
import { jobPosting } from "./job-posting";
import type { SearchView } from "./search-snippet.schema";

const SNIPPET_LENGTH = 160;

/** The title in the head of a job's page, without the site's name. */
export function jobPageTitle({ title, company }: Pick<JobCard, "title" | "company">): string {
  return `${title} – ${company.name}`;
}

/** The description in the head of a job's page. */
export function jobPageDescription(
  job: Pick<JobCard, "title" | "company" | "location" | "excerpt">,
): string {
  return excerpt(
    `${job.title} at ${job.company.name}, ${job.location}. ${job.excerpt}`,
    SNIPPET_LENGTH,
  );
}

function placeFact(job: JobDetail): string {
  const places = job.places.filter(({ countryCode }) => countryCode !== null);
  const labels = places.map(({ label }) => label);
  if (job.workMode !== "remote") return labels.join("; ");
  const countries = job.eligibleCountries.map(countryName).join(", ") || labels.join("; ");
  return `Remote, from ${countries}`;
}

function facts(job: JobDetail): SearchView["facts"] {
  const all = [
    ["Title", job.title],
    ["Company", job.company.name],
    ["Place", placeFact(job)],
    ["Employment type", JOB_TYPES[job.jobType]],
    ["Pay", job.pay ? formatPay(job.pay) : ""],
    ["Apply by", job.deadline ? formatDay(job.deadline) : ""],
    ["Skills", job.skills.join(", ")],
  ] as const;
  return all.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

function advice(job: JobDetail, isListed: boolean): string[] {
  const missing =
    job.workMode === "remote"
      ? "the countries it can be done from"
      : "a place on the map, with its country";
  return [
    ...(isListed ? [] : [`Search engines only list it among jobs with ${missing}.`]),
    ...(job.pay
      ? []
      : ["Say what the job pays. Search engines show it, and people look for it first."]),
    ...(job.deadline
      ? []
      : ["Without a last day to apply, search engines can't tell when it ends."]),
  ];
}

/** How a search engine sees a job: its entry among the results, and the facts in its markup. */
export function searchView(job: JobDetail, site: Site, now = new Date()): SearchView {
  const isListed = jobPosting(job, site, now) !== null;
  return {
    title: `${jobPageTitle(job)} – ${site.name}`,
    address: absolute(site, `/job/${job.slug}`),
    snippet: jobPageDescription(job),
    facts: isListed ? facts(job) : [],
    advice: advice(job, isListed),
  };
}
