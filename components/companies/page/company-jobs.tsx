import { EmbedLink } from "@/components/embedding/embed-link";
import { JobCardCompact } from "@/components/jobs/job-card-compact";
import { Select } from "@/components/ui/forms/field";
import { Pagination } from "@/components/ui/pagination/pagination";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { CompanyDetail } from "@/lib/companies/schema";
import type { CompanyFilters, CompanyOpenings } from "@/lib/jobs/public/company-jobs.schema";
import type { JobCard, JobSearch } from "@/lib/jobs/schema";
import { FACET_LABELS } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { plural } from "@/lib/shared/plural";

/** From how many jobs on they can be narrowed. */
const LEAST_TO_FILTER = 6;

type Props = {
  company: CompanyDetail;
  openings: CompanyOpenings;
  filters: CompanyFilters;
  result: JobSearch;
  now: Date;
};

type Choices = readonly (readonly [string, string])[];

function Filters({ company, openings, filters }: Omit<Props, "result" | "now">) {
  const { query, category, location } = filters;
  const categories: Choices = openings.categories.map((name) => [
    name,
    FACET_LABELS.category[name],
  ]);
  const places: Choices = openings.places.map((label) => [label, label]);
  const isOwnPlace = location === "" || openings.places.includes(location);
  return (
    <search>
      <form
        className="jobtools"
        action={`/companies/${company.slug}#jobs`}
        aria-label={`Filter jobs at ${company.name}`}
      >
        <input
          className="input"
          type="search"
          name="query"
          aria-label="Title or skill"
          placeholder="Title or skill"
          maxLength={200}
          defaultValue={query}
        />
        <Select
          name="category"
          aria-label="Category"
          options={[["", "All categories"], ...categories]}
          defaultValue={category[0] ?? ""}
        />
        <Select
          name="location"
          aria-label="Place"
          options={[
            ["", "All places"],
            ...places,
            ...(isOwnPlace ? [] : [[location, location] as const]),
          ]}
          defaultValue={location}
        />
        <button type="submit" className="btn btn-outline">
          Filter
        </button>
      </form>
    </search>
  );
}

function Cards({ jobs, now }: { jobs: readonly JobCard[]; now: Date }) {
  return (
    <div className="job-list job-panel">
      {jobs.map((job) => (
        <JobCardCompact key={job.id} job={job} now={now} />
      ))}
    </div>
  );
}

const jobsWords = { one: "{count} open job", other: "{count} open jobs" };

function foundWords(total: number): string {
  if (total === 0) return "No jobs match these filters.";
  return plural(total, { one: "{count} of them matches.", other: "{count} of them match." });
}

/** The company's open jobs, page by page, with filters where there are many. */
export function CompanyJobs(props: Props) {
  const { company, filters, result, now } = props;
  const path = `/companies/${company.slug}`;
  const isFiltered = searchHref({ ...filters, page: 1 }, path) !== path;
  const { mentions } = result;
  return (
    <section className="co-sec" id="jobs" aria-labelledby="company-jobs">
      <h2 id="company-jobs">{plural(company.liveJobs, jobsWords)}</h2>
      {(isFiltered || company.liveJobs >= LEAST_TO_FILTER) && <Filters {...props} />}
      {isFiltered && (
        <p className="jobtools-found">
          {foundWords(result.total)}{" "}
          <a className="link" href={`${path}#jobs`}>
            Show all jobs
          </a>
        </p>
      )}
      {company.liveJobs === 0 && <p className="text-muted">No items to display</p>}
      <StaticMarkup>
        <Cards jobs={result.jobs} now={now} />
        {mentions.jobs.length > 0 && (
          <>
            <p className="jobtools-found">
              {plural(mentions.total, {
                one: "{count} more only mentions your words.",
                other: "{count} more only mention your words.",
              })}
            </p>
            <Cards jobs={mentions.jobs} now={now} />
          </>
        )}
      </StaticMarkup>
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        hrefFor={(page) => `${searchHref({ ...filters, page }, path)}#jobs`}
      />
      <EmbedLink target={{ company: company.slug }}>Put these jobs on your site</EmbedLink>
    </section>
  );
}
