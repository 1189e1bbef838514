import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingMetadata } from "@/app/page-metadata";
import { ApplyPage } from "@/components/applications/apply/apply-page";
import { MissingPage } from "@/components/content/missing-page";
import { closedReason } from "@/components/jobs/page/apply-action";
import { ApplyScreen } from "@/components/jobs/page/apply-screen";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { listQuestions } from "@/lib/jobs/questions.queries";
import "@/app/sheets/apply.css";

type Props = PageProps<"/jobs/[id]/apply">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await findPublicJob((await params).id);
  if (job === null) return missingMetadata("Job not found");
  if (job === "gone") return missingMetadata("This job is no longer available", 410);
  return { title: `Apply – ${job.title}`, robots: { index: false } };
}

export default async function JobApplyPage({ params }: Props) {
  const { id } = await params;
  const job = await findPublicJob(id);
  if (job === null || job === "gone") {
    return (
      <MissingPage
        title={job === null ? "Job not found" : "This job is no longer available"}
        text="There's nothing to apply for at this address."
        back={{ href: "/jobs", label: "Back to Jobs" }}
      />
    );
  }
  if (job.id !== id) redirect(`/jobs/${job.id}/apply`);
  if (closedReason(job) !== null || job.isExternal) return <ApplyScreen job={job} />;
  return <ApplyPage job={job} questions={await listQuestions(job.id)} />;
}
