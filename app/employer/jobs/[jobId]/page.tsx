import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { EmployerJob } from "@/components/employer/jobs/employer-job";
import { requireEmployer } from "@/lib/accounts/session";
import { findEmployerJob } from "@/lib/jobs/employer/history.queries";
import { employerJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import { listEmployerJobDecisions } from "@/lib/moderation/decisions.queries";
import "@/app/sheets/postings.css";
import "@/app/sheets/posting.css";

type Props = PageProps<"/employer/jobs/[jobId]">;

async function find({ params }: Props) {
  const actor = await requireEmployer();
  const parsed = employerJobParams.safeParse(await params);
  const job = parsed.success ? await findEmployerJob(actor, parsed.data.jobId) : null;
  return { actor, job };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { job } = await find(props);
  if (!job) return missingMetadata("Posting not found");
  return { title: `${job.title} – My Job Posts`, robots: { index: false } };
}

export default async function EmployerJobPage(props: Props) {
  const { actor, job } = await find(props);
  if (!job) {
    return (
      <MissingPage
        title="Posting not found"
        text="You have no posting at this address."
        back={{ href: "/employer/jobs", label: "My Job Posts" }}
      />
    );
  }
  return (
    <div className="wrap pb-20">
      <EmployerJob
        job={job}
        decisions={await listEmployerJobDecisions(actor, job.id)}
        now={new Date()}
      />
    </div>
  );
}
