import type { ComponentProps } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PipelineFrame } from "@/lib/applications/pipeline/schema";
import type { OwnCompany } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import { poolHref } from "../talent-pool/pool-paths";
import { PipelineActs } from "../toolbar/pipeline-acts.client";
import { ViewLinks } from "../toolbar/view-links";
import { PIPELINE_PATH } from "./pipeline-words";

function addHref(companyId: string, jobId: string | null): string {
  return `${PIPELINE_PATH}/add?companyId=${companyId}${jobId ? `&jobId=${jobId}` : ""}`;
}

function Companies({ companies, companyId }: { companies: OwnCompany[]; companyId: string }) {
  if (companies.length < 2) return null;
  return (
    <nav className="view-links company-links" aria-label="Company">
      {companies.map(({ id, name }) => (
        <a
          key={id}
          href={`${PIPELINE_PATH}?companyId=${id}`}
          {...(id === companyId ? { "aria-current": "page" as const } : {})}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Letters({ frame: { companyId, letters } }: Pick<HeadProps, "frame">) {
  return (
    <a className="link pipe-letters" href={`${PIPELINE_PATH}/letters?companyId=${companyId}`}>
      {letters === 0
        ? "Letters"
        : plural(letters, {
            one: "{count} letter waiting",
            other: "{count} letters waiting",
          })}
    </a>
  );
}

/** What else there is to do with a company's applications, for those who handle them. */
function Acts({ frame, jobId }: Pick<HeadProps, "frame" | "jobId">) {
  const { companyId, isOwner, letters } = frame;
  return (
    <>
      {letters === 0 && <Letters frame={frame} />}
      <a className="link" href={poolHref(companyId)}>
        Talent pool
      </a>
      {isOwner && (
        <a
          className="link"
          href={`${PIPELINE_PATH}/stages?${jobId ? `jobId=${jobId}` : `companyId=${companyId}`}`}
        >
          {jobId ? "Change this job's stages" : "Change stages"}
        </a>
      )}
      <LinkButton href={addHref(companyId, jobId)}>
        <Icon name="plus" size="sm" />
        Add Person
      </LinkButton>
    </>
  );
}

type HeadProps = {
  frame: PipelineFrame;
  companies: OwnCompany[];
  jobId: string | null;
} & ComponentProps<typeof ViewLinks>;

/** At the head of the page, beside the posting: what else there is to do, and the two views. */
export function PipelineHead({ frame, companies, jobId, view, hrefs }: HeadProps) {
  return (
    <>
      {frame.canHandle && frame.letters > 0 && <Letters frame={frame} />}
      {frame.canHandle && (
        <PipelineActs>
          <Acts frame={frame} jobId={jobId} />
        </PipelineActs>
      )}
      <ViewLinks view={view} hrefs={hrefs} />
      <Companies companies={companies} companyId={frame.companyId} />
    </>
  );
}
