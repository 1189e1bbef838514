import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingMetadata } from "@/app/page-metadata";
import { SentScreen } from "@/components/applications/apply/sent-screen";
import { MissingPage } from "@/components/content/missing-page";
import { requireActor } from "@/lib/accounts/session";
import { listNextJobs } from "@/lib/applications/applying/next-jobs.queries";
import { findSent } from "@/lib/applications/applying/submissions.queries";
import type { SentView } from "@/lib/applications/views.schema";
import type { JobCard } from "@/lib/jobs/schema";
import { logFailure } from "@/lib/platform/observability/failure-log";
import "@/app/sheets/application-sent.css";

type Props = PageProps<"/applications/[applicationId]/sent">;

const SIMILAR = 4;
/** What an application is while there is nothing more to say than that it was sent or kept. */
const CONFIRMED: readonly SentView["status"][] = ["held", "submitted"];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function find({ params }: Props) {
  const { applicationId } = await params;
  const actor = await requireActor();
  return UUID.test(applicationId) ? findSent(actor, applicationId) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const sent = await find(props);
  if (!sent) return missingMetadata("Application not found");
  const title = sent.status === "held" ? "Application Saved" : "Application Submitted!";
  return { title: `${title} – My Applications`, robots: { index: false } };
}

/** The confirmation is shown without them when they can't be found. */
async function findSimilar({ jobId }: SentView): Promise<JobCard[]> {
  try {
    return await listNextJobs(await requireActor(), jobId, SIMILAR);
  } catch (error) {
    logFailure(error, { section: "similar jobs" });
    return [];
  }
}

export default async function SentPage(props: Props) {
  const sent = await find(props);
  // Who comes back to it after something has happened is told that instead.
  if (sent && !CONFIRMED.includes(sent.status)) redirect(`/applications/${sent.id}`);
  if (sent) return <SentScreen sent={sent} similar={await findSimilar(sent)} now={new Date()} />;
  return (
    <MissingPage
      title="Application not found"
      text="It may belong to someone else, or the address is mistyped."
      back={{ href: "/applications", label: "My Applications" }}
    />
  );
}
