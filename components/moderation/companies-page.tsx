import { AdminSearch } from "@/components/administration/admin-search";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { companiesHref } from "@/lib/companies/administration";
import {
  COMPANY_STATES,
  type CompaniesFilters,
  type CompaniesList,
  type CompanyState,
} from "@/lib/companies/administration.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { plural } from "@/lib/shared/plural";
import { AdminList } from "./admin-list";
import { SelectableRow } from "./selectable-row";

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
    <AdminList
      of="companies"
      title="Companies"
      count={plural(list.total, { one: "{count} company", other: "{count} companies" })}
      search={
        <AdminSearch action="/admin/companies" label="Name or website" query={filters.query}>
          <SelectField
            id="state"
            label="Status"
            name="state"
            defaultValue={filters.state}
            options={STATES}
          />
        </AdminSearch>
      }
      templates={templates}
      none="No company fits this search."
      rows={list.companies.map(({ id, name, website, state, members, jobs }) => (
        <SelectableRow
          key={id}
          id={id}
          name={name}
          href={`/admin/companies/${id}`}
          badge={<CompanyBadge state={state} />}
        >
          <p>{website ?? "No website"}</p>
          <p>
            {plural(members, { one: "{count} person", other: "{count} people" })} ·{" "}
            {plural(jobs, { one: "{count} job", other: "{count} jobs" })}
          </p>
        </SelectableRow>
      ))}
      pages={{
        page: list.page,
        pageCount: list.pageCount,
        hrefFor: (page) => companiesHref({ ...filters, page }),
      }}
    />
  );
}
