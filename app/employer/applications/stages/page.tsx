import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { BlindSwitch } from "@/components/applications/employer-view/blind-switch.client";
import { RetentionChoice } from "@/components/applications/employer-view/retention-choice.client";
import { JobStagesPage } from "@/components/applications/job-stages/job-stages-page";
import { StageEditor } from "@/components/applications/pipeline/stage-editor.client";
import { CriteriaForm } from "@/components/applications/scorecards/criteria-form.client";
import { ReasonsForm } from "@/components/applications/telling/reasons-form.client";
import { MissingPage } from "@/components/content/missing-page";
import { requireEmployer } from "@/lib/accounts/session";
import { findChangeableStages } from "@/lib/applications/job-stages/queries";
import { findReasons } from "@/lib/applications/letters/reasons.queries";
import { readFilters } from "@/lib/applications/pipeline/filters";
import { listPipeline } from "@/lib/applications/pipeline/queries";
import { findRetention } from "@/lib/applications/retention.queries";
import { findCompanyCriteria } from "@/lib/applications/scorecards/criteria.queries";
import "@/app/sheets/hiring.css";

type Props = PageProps<"/employer/applications/stages">;

/** The job whose stages an address asks for, if it is of a company of the person's own. */
const findOwnJob = readOnce(async (searchParams: Props["searchParams"]) => {
  const { jobId } = readFilters(await searchParams);
  return jobId && findChangeableStages(await requireEmployer(), jobId);
});

/** The pipeline of one of the person's own companies. */
const findOwned = readOnce(async (searchParams: Props["searchParams"]) => {
  const { companyId, jobId } = readFilters(await searchParams);
  if (jobId !== null) return null;
  const actor = await requireEmployer();
  const found = await listPipeline(actor, { companyId, show: "all" }, 1);
  if (!found?.isOwner) return null;
  const [retention, reasons, criteria] = await Promise.all([
    findRetention(actor, found.companyId),
    findReasons(actor, found.companyId),
    findCompanyCriteria(actor, found.companyId),
  ]);
  return retention && reasons && criteria && { ...found, retention, ...reasons, ...criteria };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const job = await findOwnJob(searchParams);
  if (job) return { title: `Stages of ${job.title} – Employer`, robots: { index: false } };
  if (!(await findOwned(searchParams))) return missingMetadata("Stages not found");
  return { title: "Stages – Employer", robots: { index: false } };
}

export default async function StagesPage({ searchParams }: Props) {
  const job = await findOwnJob(searchParams);
  if (job) return <JobStagesPage {...job} />;
  const found = await findOwned(searchParams);
  if (!found) {
    return (
      <MissingPage
        title="Stages not found"
        text="Only owners of a company can change its stages."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  const { companyId, companyName, isBlind, stages, retention, reasons, criteria } = found;
  return (
    <div className="wrap stages">
      <h1>Stages</h1>
      <p className="text-muted">
        The stages of an application at {companyName}, from left to right as in the pipeline. Beside
        each name, choose what the applicant sees.
      </p>
      <BlindSwitch companyId={companyId} isBlind={isBlind} />
      <StageEditor
        companyId={companyId}
        isBlind={isBlind}
        stages={stages.filter(({ isDefault }) => isDefault)}
      />
      <ReasonsForm companyId={companyId} reasons={reasons} />
      <CriteriaForm companyId={companyId} criteria={criteria} />
      <RetentionChoice companyId={companyId} months={retention.months} />
      <a className="link" href={`/employer/applications?companyId=${companyId}`}>
        Back to the applications
      </a>
    </div>
  );
}
