import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { AddPerson } from "@/components/applications/by-hand/add-person.client";
import { MissingPage } from "@/components/content/missing-page";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireEmployer } from "@/lib/accounts/session";
import { listPostingsToAddTo } from "@/lib/applications/by-hand/queries";
import { listTeam } from "@/lib/applications/employer-view/notes.queries";
import { readFilters } from "@/lib/applications/pipeline/filters";
import { canHandleApplications } from "@/lib/applications/policy";
import { findRetention } from "@/lib/applications/retention.queries";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { plural } from "@/lib/shared/plural";
import "@/app/sheets/hiring.css";

type Props = PageProps<"/employer/applications/add">;

/** The company that the address names, the chosen posting's, or the person's first. */
const find = readOnce(async (searchParams: Props["searchParams"]) => {
  const actor = await requireEmployer();
  const { companyId, jobId } = readFilters(await searchParams);
  const companies = (await listOwnCompanies(actor)).filter(({ id }) =>
    canHandleApplications(actor, id),
  );
  const all = await Promise.all(
    companies.map(async (own) => ({
      ...own,
      postings: await listPostingsToAddTo(actor, own.id),
    })),
  );
  const isMeant = ({ id, postings }: (typeof all)[number]) =>
    companyId === null
      ? jobId === null || postings.some((posting) => posting.id === jobId)
      : id === companyId;
  const company = all.find(isMeant);
  const retention = company && (await findRetention(actor, company.id));
  if (!company || !retention) return null;
  return { ...company, jobId, months: retention.months, team: await listTeam(company.id) };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  if (!(await find(searchParams))) return missingMetadata("Job not found");
  return { title: "Add a Person – Employer", robots: { index: false } };
}

export default async function AddPersonPage({ searchParams }: Props) {
  const found = await find(searchParams);
  if (!found) {
    return (
      <MissingPage
        title="Job not found"
        text="You have no job at this address that people can be added to."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  const { id, name, postings, jobId, months, team } = found;
  if (postings.length === 0) {
    return (
      <EmptyState
        drawing="applications"
        title="No job to add people to"
        text="You can add people to a job once it's live, and until you close it."
        isPage
      >
        <LinkButton href="/employer">Post a Job</LinkButton>
      </EmptyState>
    );
  }
  const chosen = postings.find((posting) => posting.id === jobId);
  return (
    <div className="wrap max-w-2xl pb-20">
      <div className="page-head">
        <BackLink href={`/employer/applications?companyId=${id}${jobId ? `&jobId=${jobId}` : ""}`}>
          Applications
        </BackLink>
        <h1>Add a Person</h1>
        <p className="text-muted">
          For someone who didn't apply here: from a career fair, an email or a recommendation.
        </p>
      </div>
      <NeedsScriptNote what="Adding a person" />
      <AddPerson
        postings={postings}
        team={team}
        jobId={chosen?.id ?? (postings.length === 1 ? (postings[0]?.id ?? "") : "")}
        companyName={name}
        keptMonths={plural(months, { one: "a month", other: "{count} months" })}
      />
    </div>
  );
}
