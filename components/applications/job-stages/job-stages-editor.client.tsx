"use client";

import type { JobStages } from "@/lib/applications/job-stages/schema";
import { NewStage, useStageChanges } from "../pipeline/stage-editor.client";
import { JobStagesForm } from "./job-stages-form.client";

type Props = JobStages & { jobId: string };

/** A job's stages, for an owner to choose, put in order, and add to. */
export function JobStagesEditor({ jobId, ...given }: Props) {
  const { change, isBusy, said } = useStageChanges(`/api/employer/jobs/${jobId}`);
  const known = [...given.stages, ...given.others].map(({ id, count }) => `${id} ${count}`);
  return (
    <div aria-busy={isBusy}>
      <p role="status" className={said?.isBad ? "err stage-said" : "stage-said"}>
        {said?.text}
      </p>
      {/* Other stages, or others in them, begin it again. */}
      <JobStagesForm key={`${given.isOwn} ${known.join()}`} {...given} change={change} />
      <NewStage change={change} title="Add a stage for this job alone" />
    </div>
  );
}
