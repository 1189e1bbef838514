import { BackLink } from "@/components/ui/navigation/back-link";
import type { JobStages } from "@/lib/applications/job-stages/schema";
import { PIPELINE_PATH } from "../pipeline/pipeline-words";
import { JobStagesEditor } from "./job-stages-editor.client";

type Props = JobStages & { jobId: string; companyId: string; title: string };

/** The page of a job's stages, for its company's owners. */
export function JobStagesPage({ title, ...job }: Props) {
  return (
    <div className="wrap stages">
      <BackLink href={`${PIPELINE_PATH}?jobId=${job.jobId}`}>Applications</BackLink>
      <h1>
        Stages of <span dir="auto">{title}</span>
      </h1>
      <p className="text-muted">
        {job.isOwn
          ? "This job has its own stages. Other jobs aren't affected."
          : "This job has your company's stages. Choose others, or another order, and it has its own."}{" "}
        <a className="link" href={`${PIPELINE_PATH}/stages?companyId=${job.companyId}`}>
          Change the company's stages
        </a>
      </p>
      <JobStagesEditor {...job} />
    </div>
  );
}
