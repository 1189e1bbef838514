import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination/pagination";
import type { CompanyCard } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { companiesHref } from "./companies-href";
import { CompanyTile } from "./company-tile";

type Props = {
  query: string;
  companies: CompanyCard[];
  total: number;
  page: number;
  pageCount: number;
  /** What the list says when no company is hiring. */
  words: Pick<SiteWords, "noCompaniesTitle" | "noCompaniesText">;
};

function CompanySearch({ query }: { query: string }) {
  return (
    <search>
      <form className="inline-search" action="/companies" aria-label="Search companies">
        <label className="grow">
          <span className="sr">Company name</span>
          <input
            className="input"
            type="search"
            name="query"
            placeholder="Company name"
            defaultValue={query}
          />
        </label>
        <button type="submit" className="btn btn-strong">
          <Icon name="search" size="sm" />
          Search
        </button>
      </form>
    </search>
  );
}

/** The companies with open jobs, those with the most first. */
export function CompanyList({ query, companies, total, page, pageCount, words }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Companies</h1>
        <p className="lede">
          Everyone who's hiring here. The seal means that the company has proved who it is.
        </p>
      </div>
      <CompanySearch query={query} />
      <p role="status" className="num py-5">
        <b className="font-semibold">
          {plural(total, { one: "Found {count} company", other: "Found {count} companies" })}
        </b>
        {query && ` for “${query}”`}
      </p>
      {companies.length === 0 ? (
        <div className="panel">
          <EmptyState
            drawing="search"
            title={query ? "No companies found" : words.noCompaniesTitle}
            text={
              query ? "We found no company with this name and open jobs." : words.noCompaniesText
            }
          >
            <a className="btn btn-outline" href={query ? "/companies" : "/"}>
              {query ? "Show all companies" : "Go to the home page"}
            </a>
          </EmptyState>
        </div>
      ) : (
        <div className="card-grid">
          {companies.map((company) => (
            <CompanyTile key={company.slug} company={company} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(n) => companiesHref({ query, page: n })}
      />
    </div>
  );
}
