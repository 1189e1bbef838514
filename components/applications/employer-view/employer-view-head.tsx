import { BackLink } from "@/components/ui/back-link";
import { Icon } from "@/components/ui/icon";
import { summaryText } from "@/lib/applications/applicants/summaries";
import type { ComparedSkills, SummaryView } from "@/lib/applications/applicants/summaries.schema";
import { addedBy, originName } from "@/lib/applications/by-hand/origins";
import type { Addition } from "@/lib/applications/by-hand/schema";
import type { Neighbours } from "@/lib/applications/employer-view/neighbours.schema";
import type { ApplicationQueue } from "@/lib/applications/employer-view/queue.schema";
import type { LetterView } from "@/lib/applications/letters/schema";
import type { TransferView } from "@/lib/applications/transfers/schema";
import type { EmployerView } from "@/lib/applications/views.schema";
import { formatDay } from "@/lib/shared/dates";
import { statusWords } from "../application-words";
import { StageBar } from "../desk/stage-bar.client";
import { applicationHref } from "../pipeline/application-href";
import { Skills } from "../pipeline/candidate-parts";
import { STAGE_BADGES } from "../pipeline/pipeline-words";
import { WaitingLetter } from "../telling/waiting-letter.client";
import { Transfers } from "./transfers.client";

type Props = {
  application: EmployerView;
  neighbours: Neighbours;
  queue: ApplicationQueue | null;
  search: string;
  /** Of someone whom the company added by hand; null for someone who applied. */
  addition: Addition | null;
  /** The letter about a decision that waits to be sent. */
  letter: LetterView | null;
  /** The jobs between which the person was moved. */
  transfers: readonly TransferView[];
};

/** The board's stage; how it ended where that is none. */
function stageWords({ status, viewedAt }: EmployerView, { stageName }: Neighbours) {
  const words = statusWords(status, viewedAt);
  return stageName ? { text: stageName, className: STAGE_BADGES[status] } : words;
}

function NeighbourLinks({
  neighbours,
  queue,
  search,
}: Pick<Props, "neighbours" | "queue" | "search">) {
  const { previousId, nextId } = queue ?? neighbours;
  if (!previousId && !nextId) return null;
  const at = (id: string) => applicationHref(id, search);
  return (
    <nav className="neighbours no-print" aria-label="Previous and next application">
      {queue?.position && (
        <span className="help">
          {queue.position} of {queue.total}
        </span>
      )}
      {previousId && (
        <a className="btn btn-outline btn-sm" href={at(previousId)} rel="prev" title="Previous (K)">
          <Icon name="chevron-left" size="sm" />
          Previous
        </a>
      )}
      {nextId && (
        <a className="btn btn-outline btn-sm" href={at(nextId)} rel="next" title="Next (J)">
          Next
          <Icon name="chevron-right" size="sm" />
        </a>
      )}
    </nav>
  );
}

function skillsOf({ found, missing, source }: ComparedSkills) {
  return { matched: found.length, wanted: found.length + missing.length, source };
}

function sourceText({ fromResume }: SummaryView): string {
  return fromResume.length > 0 ? "(partly read from the CV)" : "";
}

/** Who applied, for what, with links to the neighboring applications. */
export function EmployerViewHead(props: Props) {
  const { application, neighbours, queue, search, addition, letter, transfers } = props;
  const { id, access, reference, submittedAt, applicant } = application;
  const { text, className } = stageWords(application, neighbours);
  return (
    <header className="job-hero app-hero employer-view-hero">
      <div className="wrap">
        <div className="employer-view-bar">
          <BackLink href={`/employer/applications${search && `?${search}`}`}>Applications</BackLink>
          <NeighbourLinks neighbours={neighbours} queue={queue} search={search} />
        </div>
        <h1 dir="auto" tabIndex={-1}>
          {applicant?.fullName ?? `Applicant ${reference}`}
        </h1>
        {neighbours.summary && summaryText(neighbours.summary) !== "" && (
          <p className="employer-view-summary" dir="auto">
            {summaryText(neighbours.summary)}
            <span className="text-muted"> {sourceText(neighbours.summary)}</span>
          </p>
        )}
        <div className="co-line">
          <a href={`/job/${neighbours.jobSlug}`} dir="auto">
            {neighbours.jobTitle}
          </a>
          <span className={className}>{text}</span>
        </div>
        <p className="app-facts">
          {addition ? (
            <>
              <b>{addedBy(addition.by)}</b> ({originName(addition)}) on{" "}
            </>
          ) : (
            "Applied on "
          )}
          <time dateTime={submittedAt}>{formatDay(submittedAt)}</time> · Reference{" "}
          <b>{reference}</b>
          {neighbours.skills && (
            <>
              {" · "}
              <Skills skills={skillsOf(neighbours.skills)} />
            </>
          )}
        </p>
        <Transfers id={id} transfers={transfers} canHandle={access === "handle"} />
        {applicant && <StageBar places={neighbours.bar} />}
        {letter && <WaitingLetter key={letter.version} letter={letter} />}
      </div>
    </header>
  );
}
