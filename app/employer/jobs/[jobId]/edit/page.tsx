import type { Metadata } from "next";
import { postingSite } from "@/app/employer/posting-site";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { EditForm } from "@/components/employer/jobs/edit-form.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import { requireEmployer } from "@/lib/accounts/session";
import { findEmployerJob } from "@/lib/jobs/employer/history.queries";
import { employerJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import type { EmployerJobView } from "@/lib/jobs/employer/views.schema";
import { toFields } from "@/lib/jobs/posting/form-fields";
import { siteSettings } from "@/lib/platform/settings";
import "@/app/sheets/edit-posting.css";
import "@/app/sheets/posting.css";

type Props = PageProps<"/employer/jobs/[jobId]/edit">;

async function find({ params }: Props) {
  const actor = await requireEmployer();
  const parsed = employerJobParams.safeParse(await params);
  return parsed.success ? findEmployerJob(actor, parsed.data.jobId) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const job = await find(props);
  if (!job) return missingMetadata("Job not found");
  return { title: `Edit ${job.title} – My Job Posts`, robots: { index: false } };
}

/** Why it was rejected, shown where it can be fixed. */
function Refusal({ job }: { job: EmployerJobView }) {
  const change = job.proposed?.rejectionReason;
  const reasons = job.status === "rejected" ? job.reasons : change ? [change] : [];
  if (reasons.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="bad">
        <b>
          {job.status === "rejected"
            ? "This job was not accepted."
            : "Your last change was not accepted."}
        </b>
        {reasons.map((reason) => (
          <p key={reason} dir="auto">
            {reason}
          </p>
        ))}
        <p>Once you save it, we'll review it again.</p>
      </Notice>
    </div>
  );
}

export default async function EditJobPage(props: Props) {
  const job = await find(props);
  if (!job) {
    return (
      <MissingPage
        title="Job not found"
        text="You have no job at this address."
        back={{ href: "/employer/jobs", label: "My Job Posts" }}
      />
    );
  }
  const fields = toFields(job.content);
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <BackLink href={`/employer/jobs/${job.id}`}>{job.title}</BackLink>
        <h1>Edit Job</h1>
      </div>
      <Refusal job={job} />
      {job.editRefusal === null ? (
        <EditForm
          jobId={job.id}
          companyId={job.content.companyId}
          version={job.version}
          timeZone={job.content.timeZone}
          fields={{ ...fields, payCurrency: fields.payCurrency || siteSettings().siteCurrency }}
          site={postingSite()}
        />
      ) : (
        <Notice>{job.editRefusal}</Notice>
      )}
    </div>
  );
}
