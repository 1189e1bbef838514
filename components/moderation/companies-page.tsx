import { SelectField } from "@/components/ui/forms/select-field";
import { Pagination } from "@/components/ui/pagination/pagination";
import { companiesHref } from "@/lib/companies/administration";
import {
  COMPANY_STATES,
  type CompaniesFilters,
  type CompaniesList,
  type CompanyState,
} from "@/lib/companies/administration.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { plural } from "@/lib/shared/plural";
import { BulkSuspension } from "./bulk/bulk-suspension.client";
import { SelectBox } from "./bulk/select-box";

type Props = {
  list: CompaniesList;
  filters: CompaniesFilters;
  templates: readonly ReasonTemplateView[];
};

const STATES = [["", "All states"], ...Object.entries(COMPANY_STATES)] as const;

/** The badge of a company's state. */
export function CompanyBadge({ state }: { state: CompanyState }) {
  const tones = { verified: "badge badge-good", unverified: "badge", suspended: "badge badge-bad" };
  return <span className={tones[state]}>{COMPANY_STATES[state]}</span>;
}

/** Every company, whether or not it is public. */
export function CompaniesPage({ list, filters, templates }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Companies</h1>
        <p>{plural(list.total, { one: "{count} company", other: "{count} companies" })}</p>
      </div>
      <search>
        <form action="/admin/companies" className="admin-search">
          <label className="field">
            <span className="label">Name or website</span>
            <input className="input" type="search" name="query" defaultValue={filters.query} />
          </label>
          <SelectField
            id="state"
            label="Status"
            name="state"
            defaultValue={filters.state}
            options={STATES}
          />
          <button type="submit" className="btn btn-strong">
            Search
          </button>
        </form>
      </search>
      <BulkSuspension of="companies" templates={templates} />
      {list.companies.length === 0 ? (
        <p className="panel p-6 text-muted">No company fits this search.</p>
      ) : (
        <ul className="panel admin-rows">
          {list.companies.map(({ id, name, website, state, members, jobs }) => (
            <li key={id}>
              <div className="admin-row-main">
                <SelectBox value={id} name={name} />
                <div>
                  <b dir="auto">
                    <a href={`/admin/companies/${id}`}>{name}</a>
                  </b>
                  <p>{website ?? "No website"}</p>
                  <p>
                    {plural(members, { one: "{count} person", other: "{count} people" })} ·{" "}
                    {plural(jobs, { one: "{count} job", other: "{count} jobs" })}
                  </p>
                </div>
              </div>
              <CompanyBadge state={state} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(page) => companiesHref({ ...filters, page })}
      />
    </div>
  );
}
