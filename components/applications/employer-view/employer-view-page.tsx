import { Notice } from "@/components/ui/notice";
import type { Neighbours } from "@/lib/applications/employer-view/neighbours.schema";
import type { TeamMember } from "@/lib/applications/employer-view/notes";
import type { NoteView } from "@/lib/applications/employer-view/notes.schema";
import type {
  ApplicationQueue,
  OtherApplication,
} from "@/lib/applications/employer-view/queue.schema";
import type { TagView } from "@/lib/applications/employer-view/tags.schema";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationView } from "@/lib/applications/interviews/slots.schema";
import type { LetterView } from "@/lib/applications/letters/schema";
import type { FilledTemplate } from "@/lib/applications/messaging/message-templates.schema";
import type { MessageList } from "@/lib/applications/messaging/messages.schema";
import type { OfferView } from "@/lib/applications/offers/schema";
import type { RatingView } from "@/lib/applications/scorecards/ratings.schema";
import type { EmployerView, EmployerViewDetails } from "@/lib/applications/views.schema";
import { ApplicationTimeline } from "../application-timeline";
import { Interviews } from "../interviews/interviews.client";
import { Messages } from "../messages.client";
import { MadeOffers } from "../offers/made-offers.client";
import { Scorecard } from "../scorecards/scorecard.client";
import { LetterLog } from "../telling/letter-log";
import { EmployerViewHead } from "./employer-view-head";
import { MarkViewed } from "./mark-viewed.client";
import { Match } from "./match";
import { MoveForm } from "./move-form.client";
import { Notes } from "./notes.client";
import { OtherApplications } from "./other-applications";
import { QueueList } from "./queue-list";
import { RedactedResume, ResumeFrame } from "./resume-frame.client";
import { Sent } from "./sent";
import { Tags } from "./tags.client";

/** What the team works on; all absent once the application's content is deleted. */
export type EmployerViewWork = {
  messages: MessageList;
  templates: FilledTemplate[];
  notes: NoteView[];
  team: TeamMember[];
  ratings: RatingView;
  tags: TagView;
  interviews: InterviewView[];
  /** The times that the applicant was offered, latest first. */
  invitations: InvitationView[];
  /** Everyone who may take part in an interview. */
  interviewers: TeamMember[];
  offers: OfferView[];
  letters: LetterView[];
  /** Why the company decided as it did, for the team alone. */
  reason: string | null;
  others: OtherApplication[];
};

type Props = {
  application: EmployerView;
  neighbours: Neighbours;
  /** The list that it was opened from, if it is still in it. */
  queue: ApplicationQueue | null;
  /** The query string of that list's address. */
  search: string;
  work: EmployerViewWork | null;
};

type Parts = Props & { applicant: EmployerViewDetails; work: EmployerViewWork };

function Gone() {
  return (
    <Notice>
      What this applicant sent was deleted with its notes, ratings and messages, as your company
      chose. Your analytics still count that they applied and how it ended.
    </Notice>
  );
}

function Main({ application, applicant, neighbours, work }: Parts) {
  const { id } = application;
  const skills = neighbours.skills?.found ?? [];
  return (
    <>
      {applicant.isHidden && (
        <Notice tone="teal">
          Your company uses blind screening. The name, contact details and the CV's file appear once
          the application reaches a stage that shows names. Until then, they're also removed from
          anything the applicant wrote.
        </Notice>
      )}
      {applicant.resume && neighbours.resumeFormat && (
        <ResumeFrame
          id={id}
          name={applicant.resume.name}
          format={neighbours.resumeFormat}
          skills={skills}
        />
      )}
      {applicant.isHidden && neighbours.hasResume && <RedactedResume id={id} skills={skills} />}
      <Sent applicant={applicant} />
      <Messages
        applicationId={id}
        to={applicant.fullName}
        isApplicant={false}
        initial={work.messages}
        templates={{ companyId: neighbours.companyId, initial: work.templates }}
      />
      <MadeOffers offers={work.offers} companyName={neighbours.companyName} />
      <LetterLog letters={work.letters} reason={work.reason} />
      <Interviews
        applicationId={id}
        name={applicant.fullName}
        initial={work.interviews}
        invitations={work.invitations}
        team={work.interviewers}
      />
      <Notes applicationId={id} initial={work.notes} team={work.team} />
    </>
  );
}

function Aside({ application, neighbours, work }: Parts) {
  const { id, status, version, steps } = application;
  return (
    <>
      <MoveForm id={id} version={version} stageId={neighbours.stageId} stages={neighbours.stages} />
      <OtherApplications others={work.others} />
      {neighbours.skills && <Match match={neighbours.skills} />}
      <Scorecard applicationId={id} initial={work.ratings} />
      <Tags applicationId={id} initial={work.tags} />
      <section className="panel app-part" aria-labelledby="timeline-title">
        <h2 id="timeline-title">Timeline</h2>
        <ApplicationTimeline steps={steps} status={status} company={neighbours.companyName} />
      </section>
    </>
  );
}

/** One application as the company works on it. */
export function EmployerViewPage(props: Props) {
  const { application, neighbours, queue, search, work } = props;
  const { applicant } = application;
  return (
    <>
      <EmployerViewHead
        application={application}
        neighbours={neighbours}
        queue={queue}
        search={search}
      />
      <MarkViewed id={application.id} isViewed={application.viewedAt !== null} />
      {applicant && work ? (
        <div className="wrap app-page employer-view" data-queue={queue !== null || undefined}>
          {queue && <QueueList id={application.id} queue={queue} />}
          <div className="app-main">
            <Main {...props} applicant={applicant} work={work} />
          </div>
          <aside className="aside" aria-label="Assessment">
            <Aside {...props} applicant={applicant} work={work} />
          </aside>
        </div>
      ) : (
        <div className="wrap app-page">
          <Gone />
        </div>
      )}
    </>
  );
}
