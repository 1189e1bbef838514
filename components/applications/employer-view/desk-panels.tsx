import { LocalTime } from "@/components/ui/local-time.client";
import { ApplicationTimeline } from "../application-timeline";
import type { DeskPanel } from "../desk/desk-tabs.client";
import { Interviews } from "../interviews/interviews.client";
import { LikelyPeople } from "../likenesses/likely-people.client";
import { OtherApplications } from "../likenesses/other-applications.client";
import { Messages } from "../messages.client";
import { MadeOffers } from "../offers/made-offers.client";
import { PoolQuestion } from "../talent-pool/pool-question";
import { LetterLog } from "../telling/letter-log";
import type { EmployerViewParts } from "./employer-view-parts";
import { MoveToJob } from "./move-to-job.client";
import { Notes } from "./notes.client";
import { Sent } from "./sent";

function Answers({ application, applicant, neighbours, work }: EmployerViewParts) {
  const { id, version, status } = application;
  const isMovable = !["offer", "hired"].includes(status) && work.transfers.every(({ to }) => !to);
  return (
    <>
      <Sent applicant={applicant} />
      <OtherApplications id={id} others={work.others} canHandle={application.access === "handle"} />
      <LikelyPeople id={id} people={work.likely} />
      {application.access === "handle" && !applicant.isHidden && (
        <PoolQuestion applicationId={id} name={applicant.fullName} state={work.pool} />
      )}
      {isMovable && work.otherPostings.length > 0 && (
        <MoveToJob
          id={id}
          version={version}
          name={applicant.fullName}
          jobTitle={neighbours.jobTitle}
          postings={work.otherPostings}
          hasAccount={work.addition === null}
        />
      )}
    </>
  );
}

function History({ application, neighbours, work }: EmployerViewParts) {
  const { steps, status, access } = application;
  return (
    <>
      <MadeOffers
        offers={work.offers}
        companyName={neighbours.companyName}
        canWithdraw={access === "handle"}
      />
      <LetterLog letters={work.letters} reason={work.reason} />
      <section className="panel app-part" aria-labelledby="timeline-title">
        <h2 id="timeline-title">Timeline</h2>
        <ApplicationTimeline steps={steps} status={status} company={neighbours.companyName} />
        {work.shownName && (
          <p className="help" dir="auto">
            {work.shownName.by ?? "Someone who has left"} showed the name early,{" "}
            <LocalTime at={work.shownName.at} />: “{work.shownName.reason}”
          </p>
        )}
      </section>
    </>
  );
}

// Of someone who is only assigned to the applicant.
const REVIEWED: readonly DeskPanel["id"][] = ["answers", "interviews"];

/** What is beside the CV, a tab for each; only what this member may see. */
export function panelsOf(parts: EmployerViewParts): DeskPanel[] {
  const { application, applicant, neighbours, work } = parts;
  const { id, access } = application;
  const canHandle = access === "handle";
  const unread = work.messages.messages.filter(
    ({ isFromApplicant, readAt }) => isFromApplicant && readAt === null,
  ).length;
  const coming = work.interviews.filter(({ isPast }) => !isPast).length;
  const all: DeskPanel[] = [
    { id: "answers", label: "Answers", content: <Answers {...parts} /> },
    {
      id: "messages",
      label: "Messages",
      count: unread,
      isToDo: true,
      content: (
        <Messages
          applicationId={id}
          to={applicant.fullName}
          isApplicant={false}
          initial={work.messages}
          {...(canHandle
            ? { templates: { companyId: neighbours.companyId, initial: work.templates } }
            : {})}
        />
      ),
    },
    {
      id: "notes",
      label: "Notes",
      count: work.notes.length,
      content: (
        <Notes applicationId={id} initial={work.notes} team={canHandle ? work.team : null} />
      ),
    },
    {
      id: "interviews",
      label: "Interviews",
      count: coming,
      content: (
        <Interviews
          applicationId={id}
          name={applicant.fullName}
          initial={work.interviews}
          invitations={work.invitations}
          team={canHandle ? work.interviewers : null}
        />
      ),
    },
    { id: "history", label: "History", content: <History {...parts} /> },
  ];
  return access === "review" ? all.filter(({ id: panel }) => REVIEWED.includes(panel)) : all;
}
