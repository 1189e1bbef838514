import { ActionButton } from "@/components/ui/action.client";
import type { CompanyRow, CompanyView } from "@/lib/companies/administration.schema";
import { plural } from "@/lib/shared/plural";

type OtherCompany = Pick<CompanyRow, "id" | "name" | "website" | "jobs"> &
  Partial<Pick<CompanyRow, "state">>;
type Props = {
  company: CompanyView;
  /** What was searched for; "" for nothing yet. */
  query: string;
  found: readonly CompanyRow[];
};

type Pair = { from: { id: string; name: string }; into: { id: string; name: string } };

function Merge({ from, into, label }: Pair & { label: string }) {
  return (
    <ActionButton
      label={label}
      about={from.name}
      method="POST"
      path={`/api/admin/companies/${from.id}/merger`}
      json={{ into: into.id }}
      done={`${from.name} is now part of ${into.name}.`}
      confirm={`${from.name} will become part of ${into.name} with its jobs, applications and people. You can't undo this.`}
      next={`/admin/companies/${into.id}`}
    />
  );
}

/** Which of the two can become part of the other: a verified company stays. */
function MergeChoice({ company, other }: { company: CompanyView; other: OtherCompany }) {
  if (company.state === "unverified") {
    return <Merge from={company} into={other} label="Merge Into This" />;
  }
  if (other.state === "unverified") {
    return <Merge from={other} into={company} label={`Merge Into ${company.name}`} />;
  }
  return null;
}

function Rows({ company, others }: { company: CompanyView; others: readonly OtherCompany[] }) {
  return (
    <ul className="admin-rows">
      {others.map((other) => (
        <li key={other.id}>
          <div>
            <b dir="auto">
              <a href={`/admin/companies/${other.id}`}>{other.name}</a>
            </b>
            <p>
              {other.website ?? "No website"} ·{" "}
              {plural(other.jobs, { one: "{count} job", other: "{count} jobs" })}
            </p>
          </div>
          <MergeChoice company={company} other={other} />
        </li>
      ))}
    </ul>
  );
}

/** The companies that may be the same as this one, a search for others, and merging. */
export function MergePanel({ company, query, found }: Props) {
  if (company.state === "suspended") return null;
  const { doubles } = company;
  return (
    <section className="panel admin-panel" aria-labelledby="merge" id="merge-panel">
      <h2 id="merge">Merge</h2>
      {doubles.length > 0 && (
        <>
          <h3>May be the same company</h3>
          <Rows company={company} others={doubles} />
        </>
      )}
      <search>
        <form action={`/admin/companies/${company.id}#merge-panel`} className="admin-search">
          <label className="field">
            <span className="label">Name, website or verified domain</span>
            <input
              className="input"
              type="search"
              name="merge"
              maxLength={100}
              defaultValue={query}
            />
          </label>
          <button type="submit" className="btn btn-outline">
            Find Company
          </button>
        </form>
      </search>
      {query !== "" && found.length === 0 && (
        <p className="employer-job-muted">No active company fits this search.</p>
      )}
      {found.length > 0 && <Rows company={company} others={found} />}
      {company.state === "verified" && (
        <p className="employer-job-muted">
          This company is verified, so it stays. Others that aren't verified can become part of it.
        </p>
      )}
    </section>
  );
}
