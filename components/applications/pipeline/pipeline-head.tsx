import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PipelineFrame } from "@/lib/applications/pipeline/schema";
import type { OwnCompany } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import { poolHref } from "../talent-pool/pool-paths";
import { PIPELINE_PATH } from "./pipeline-words";

function waitingText({ unseen, unanswered }: PipelineFrame): string {
  const opened = unseen === 0 ? "You have opened everything." : `${unseen} not opened yet.`;
  if (unanswered === 0) return `${opened} No one has waited more than 7 days.`;
  const waited = plural(unanswered, {
    one: "{count} has waited for over 7 days.",
    other: "{count} have waited for over 7 days.",
  });
  return `${opened} ${waited}`;
}

function addHref(companyId: string, jobId: string | null): string {
  return `${PIPELINE_PATH}/add?companyId=${companyId}${jobId ? `&jobId=${jobId}` : ""}`;
}

function Companies({ companies, companyId }: { companies: OwnCompany[]; companyId: string }) {
  if (companies.length < 2) return null;
  return (
    <nav className="view-links" aria-label="Company">
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

type HeadProps = { frame: PipelineFrame; companies: OwnCompany[]; jobId: string | null };

/** The head of the page: what waits, and what else there is to do. */
export function PipelineHead({ frame, companies, jobId }: HeadProps) {
  return (
    <div className="pipe-head">
      <h1>Applications</h1>
      <p className="pipe-waiting">
        {frame.unseen + frame.unanswered > 0 && <span className="beacon" aria-hidden="true" />}
        {waitingText(frame)}
      </p>
      {frame.canHandle && (
        <LinkButton href={addHref(frame.companyId, jobId)}>
          <Icon name="plus" size="sm" />
          Add Person
        </LinkButton>
      )}
      {frame.canHandle && (
        <a className="link" href={`${PIPELINE_PATH}/letters?companyId=${frame.companyId}`}>
          {frame.letters === 0
            ? "Letters"
            : plural(frame.letters, {
                one: "{count} letter waiting",
                other: "{count} letters waiting",
              })}
        </a>
      )}
      {frame.canHandle && (
        <a className="link" href={poolHref(frame.companyId)}>
          Talent pool
        </a>
      )}
      {frame.isOwner && (
        <a
          className="link"
          href={`${PIPELINE_PATH}/stages?${jobId ? `jobId=${jobId}` : `companyId=${frame.companyId}`}`}
        >
          {jobId ? "Change this job's stages" : "Change stages"}
        </a>
      )}
      <Companies companies={companies} companyId={frame.companyId} />
    </div>
  );
}
