import { Icon } from "@/components/ui/icon";
import type { SummaryView } from "@/lib/applications/applicants/summaries.schema";
import { addedBy, originName } from "@/lib/applications/by-hand/origins";
import type { Addition } from "@/lib/applications/by-hand/schema";
import type { Neighbours } from "@/lib/applications/employer-view/neighbours.schema";
import type { EmployerView, EmployerViewDetails } from "@/lib/applications/views.schema";
import { formatDay } from "@/lib/shared/dates";
import { statusWords } from "../application-words";
import { Monogram } from "../pipeline/monogram";
import { STAGE_BADGES } from "../pipeline/pipeline-words";
import { SkillMeter } from "./skill-meter.client";
import { StageBar } from "./stage-bar.client";

type Props = {
  application: EmployerView;
  neighbours: Neighbours;
  /** Of someone whom the company added by hand; null for someone who applied. */
  addition: Addition | null;
  /** Whether the same person applied to the company for another job. */
  isKnown: boolean;
};

/** Where an application stands that the bar of stages doesn't show: how it ended. */
function EndBadge({ application, neighbours }: Pick<Props, "application" | "neighbours">) {
  const { applicant, status, viewedAt } = application;
  if (applicant && neighbours.bar.some(({ isHere }) => isHere)) return null;
  const { stageName } = neighbours;
  const { text, className } = stageName
    ? { text: stageName, className: STAGE_BADGES[status] }
    : statusWords(status, viewedAt);
  return <span className={className}>{text}</span>;
}

/** "Product Designer at Docklight"; the headline alone if it names the employer itself. */
function workOf({ headline, employer }: SummaryView): string {
  if (!headline || !employer) return headline ?? employer ?? "";
  return headline.toLowerCase().includes(employer.toLowerCase())
    ? headline
    : `${headline} at ${employer}`;
}

/** Who someone is, and how and when they came to the company. */
function Work({ application, neighbours, addition }: Omit<Props, "isKnown">) {
  const { submittedAt } = application;
  const { summary } = neighbours;
  const work = summary ? workOf(summary) : "";
  const isFromResume = summary !== null && summary.fromResume.length > 0;
  return (
    <p className="person-work">
      {work && (
        <>
          <b dir="auto">{work}</b> {isFromResume && "(partly read from the CV) "}
          <span aria-hidden="true">·</span>{" "}
        </>
      )}
      <span>
        {addition ? `${addedBy(addition.by)} (${originName(addition)}) on ` : "Applied on "}
        <time dateTime={submittedAt}>{formatDay(submittedAt)}</time>
      </span>
    </p>
  );
}

/** Where someone is and how to reach them, as far as the company may know. */
function Contact({
  applicant,
  summary,
  reference,
}: {
  applicant: EmployerViewDetails | null;
  summary: SummaryView | null;
  reference: string;
}) {
  return (
    <ul className="person-contact">
      {summary?.place && (
        <li>
          <Icon name="map-pin" size="sm" />
          <span dir="auto">{summary.place}</span>
        </li>
      )}
      <li>
        Reference <b>{reference}</b>
      </li>
      {applicant?.email && (
        <li>
          <Icon name="mail" size="sm" />
          <a href={`mailto:${applicant.email}`}>{applicant.email}</a>
        </li>
      )}
      {applicant?.phone && (
        <li>
          <Icon name="phone" size="sm" />
          <a href={`tel:${applicant.phone.replace(/[^+\d]/g, "")}`}>{applicant.phone}</a>
        </li>
      )}
    </ul>
  );
}

/** Who applied: face, work, contact details, skills and stage. */
export function PersonCard({ application, neighbours, addition, isKnown }: Props) {
  const { reference, applicant } = application;
  const name = applicant?.fullName ?? `Applicant ${reference}`;
  const isHidden = applicant?.isHidden ?? true;
  const { summary, skills } = neighbours;
  return (
    <section className="panel person-card" aria-label="Applicant">
      <div className="person-top">
        <Monogram name={name} isHidden={isHidden} />
        <div className="person-words">
          <div className="person-name">
            <h1 dir="auto" tabIndex={-1}>
              {name}
            </h1>
            <EndBadge application={application} neighbours={neighbours} />
            {isKnown && (
              <a className="badge badge-teal" href="#answers">
                Applied here before
              </a>
            )}
          </div>
          <Work application={application} neighbours={neighbours} addition={addition} />
          <Contact applicant={applicant} summary={summary} reference={reference} />
        </div>
        {skills && <SkillMeter skills={skills} />}
      </div>
      {applicant && <StageBar places={neighbours.bar} />}
    </section>
  );
}
