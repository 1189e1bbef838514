import { EmptyState } from "@/components/ui/empty-state";
import { requireEmployer } from "@/lib/accounts/session";
import { canManageCompany, canPostFor } from "@/lib/companies/policy";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";

/** Who may open each page of a company, and what everyone else reads. */
const PAGES = {
  sources: {
    policy: canPostFor,
    text: "Only a company's owners and recruiters can connect its career site.",
  },
  apiKeys: { policy: canManageCompany, text: "Only a company's owner can manage its API keys." },
  webhooks: { policy: canManageCompany, text: "Only a company's owner can manage its webhooks." },
};

type CompanyPage = keyof typeof PAGES;

/** The companies whose page someone may open, and the one that the address names or the first. */
export async function findOwnCompany(page: CompanyPage, searchParams: Promise<Parameters>) {
  const { policy } = PAGES[page];
  const actor = await requireEmployer();
  const named = readText(await searchParams, "company", 36);
  const companies = (await listOwnCompanies(actor)).filter(({ id }) => policy(actor, id));
  const company = companies.find(({ id }) => id === named) ?? companies[0] ?? null;
  return { actor, companies, company };
}

/** What someone reads who may open this page of no company. */
export function NoOwnCompany({ page }: { page: CompanyPage }) {
  return (
    <EmptyState isPage title="No company of your own" text={PAGES[page].text}>
      <a className="btn btn-primary" href="/employer/profile">
        Company Profile
      </a>
    </EmptyState>
  );
}
