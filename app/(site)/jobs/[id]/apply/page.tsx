import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { ApplyScreen } from "@/components/jobs/apply-screen";
import { findPublicJob } from "@/lib/jobs/detail/queries";
import { env } from "@/lib/platform/env";

type Props = PageProps<"/jobs/[id]/apply">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await findPublicJob((await params).id);
  if (job === null) return missingMetadata("Job not found");
  if (job === "gone") return missingMetadata("This job is gone", 410);
  return { title: `Apply – ${job.title}`, robots: { index: false } };
}

export default async function ApplyPage({ params }: Props) {
  const { id } = await params;
  const job = await findPublicJob(id);
  if (job === null || job === "gone") {
    return (
      <MissingPage
        title={job === null ? "Job not found" : "This job is gone"}
        text="There is nothing to apply for at this address."
        back={{ href: "/jobs", label: "Back to Jobs" }}
      />
    );
  }
  if (job.id !== id) redirect(`/jobs/${job.id}/apply`);
  return <ApplyScreen job={job} siteName={env().SITE_NAME} />;
}
