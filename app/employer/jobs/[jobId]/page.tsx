import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { OwnJob } from "@/components/employer/jobs/own-job";
import { requireEmployer } from "@/lib/accounts/session";
import { findOwnJob } from "@/lib/jobs/employer/history.queries";
import { ownJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import { listOwnJobDecisions } from "@/lib/moderation/decisions.queries";

type Props = PageProps<"/employer/jobs/[jobId]">;

async function find({ params }: Props) {
  const actor = await requireEmployer();
  const parsed = ownJobParams.safeParse(await params);
  const job = parsed.success ? await findOwnJob(actor, parsed.data.jobId) : null;
  return { actor, job };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { job } = await find(props);
  if (!job) return missingMetadata("Posting not found");
  return { title: `${job.title} – My Job Posts`, robots: { index: false } };
}

export default async function OwnJobPage(props: Props) {
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
      <OwnJob job={job} decisions={await listOwnJobDecisions(actor, job.id)} now={new Date()} />
    </div>
  );
}
