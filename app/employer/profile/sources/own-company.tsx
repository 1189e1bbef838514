import { EmptyState } from "@/components/ui/empty-state";
import { requireEmployer } from "@/lib/accounts/session";
import { canPostFor } from "@/lib/companies/policy";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";

/**
 * The companies that the person may post for, with the one named in the address, or else the first.
 */
export async function findOwnCompany(searchParams: Promise<Parameters>) {
  const actor = await requireEmployer();
  const named = readText(await searchParams, "company", 36);
  const companies = (await listOwnCompanies(actor)).filter(({ id }) => canPostFor(actor, id));
  const company = companies.find(({ id }) => id === named) ?? companies[0] ?? null;
  return { actor, companies, company };
}

/** For people who may not post for any company. */
export function NoOwnCompany() {
  return (
    <EmptyState
      isPage
      title="No company of your own"
      text="Only a company's owners and recruiters can connect its career site."
    >
      <a className="btn btn-primary" href="/employer/profile">
        Company Profile
      </a>
    </EmptyState>
  );
}
