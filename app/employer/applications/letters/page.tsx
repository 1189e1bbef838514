import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { OutboxPage } from "@/components/applications/telling/outbox-page";
import { MissingPage } from "@/components/content/missing-page";
import { requireEmployer } from "@/lib/accounts/session";
import { readOutbox } from "@/lib/applications/letters/queries";
import { readFilters } from "@/lib/applications/pipeline/filters";
import { canHandleApplications } from "@/lib/applications/policy";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import "@/app/sheets/hiring.css";

type Props = PageProps<"/employer/applications/letters">;

/** The letters of the company that the address names, or of the person's first. */
const findOutbox = readOnce(async (searchParams: Props["searchParams"]) => {
  const actor = await requireEmployer();
  const { companyId, jobId } = readFilters(await searchParams);
  const companies = (await listOwnCompanies(actor)).filter(({ id }) =>
    canHandleApplications(actor, id),
  );
  const company = companies.find(({ id }) => companyId === null || id === companyId);
  return (
    company && { ...company, outbox: await readOutbox(actor, { companyId: company.id, jobId }) }
  );
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  if (!(await findOutbox(searchParams))) return missingMetadata("Letters not found");
  return { title: "Letters – Employer", robots: { index: false } };
}

export default async function LettersPage({ searchParams }: Props) {
  const found = await findOutbox(searchParams);
  if (!found) {
    return (
      <MissingPage
        title="Letters not found"
        text="You're not a member of this company."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  return <OutboxPage companyId={found.id} companyName={found.name} outbox={found.outbox} />;
}
