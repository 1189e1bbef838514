import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { AskPerson } from "@/components/applications/talent-pool/ask-person.client";
import { TalentPoolList } from "@/components/applications/talent-pool/pool-list";
import { POOL_PATH } from "@/components/applications/talent-pool/pool-paths";
import { CompanySwitch } from "@/components/companies/company-switch";
import { MissingPage } from "@/components/content/missing-page";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireEmployer } from "@/lib/accounts/session";
import { canHandleApplications } from "@/lib/applications/policy";
import { listPool } from "@/lib/applications/talent-pool/queries";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { readNumber, readText } from "@/lib/shared/parameters";
import "@/app/sheets/talent-pool.css";

type Props = PageProps<"/employer/applications/talent-pool">;

const QUERY_MAX = 100;
const ID_LENGTH = 36;
const MOST_PAGES = 1000;

/** The pool of the company that the address names, or of the person's first. */
const find = readOnce(async (searchParams: Props["searchParams"]) => {
  const actor = await requireEmployer();
  const parameters = await searchParams;
  const companyId = readText(parameters, "company", ID_LENGTH);
  const companies = (await listOwnCompanies(actor)).filter(({ id }) =>
    canHandleApplications(actor, id),
  );
  const company = companies.find(({ id }) => companyId === "" || id === companyId);
  const filters = {
    query: readText(parameters, "query", QUERY_MAX),
    tag: readText(parameters, "tag", QUERY_MAX),
    page: readNumber(parameters, "page", { max: MOST_PAGES }) || 1,
  };
  if (!company) return null;
  return { company, companies, filters, list: await listPool(actor, company.id, filters) };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  if (!(await find(searchParams))) return missingMetadata("Talent pool not found");
  return { title: "Talent Pool – Employer", robots: { index: false } };
}

export default async function TalentPoolPage({ searchParams }: Props) {
  const found = await find(searchParams);
  if (!found) {
    return (
      <MissingPage
        title="Talent pool not found"
        text="You're not a member of this company."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  const { company, companies, filters, list } = found;
  return (
    <div className="wrap pool-page">
      <BackLink href={`/employer/applications?companyId=${company.id}`}>Applications</BackLink>
      <h1>Talent pool</h1>
      <p className="text-muted">
        People who agreed that {company.name} thinks of them for other jobs. Their consent lasts 12
        months. We ask again before it ends, and delete anyone who says no.
      </p>
      <CompanySwitch companies={companies} companyId={company.id} path={POOL_PATH} />
      <TalentPoolList companyId={company.id} list={list} filters={filters} />
      <section className="panel app-part" aria-labelledby="ask-title">
        <h2 id="ask-title">Ask someone you met</h2>
        <NeedsScriptNote what="Asking someone" />
        <AskPerson companyId={company.id} companyName={company.name} />
      </section>
    </div>
  );
}
