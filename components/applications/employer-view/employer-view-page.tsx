import { Notice } from "@/components/ui/notice";
import type { ShownName } from "@/lib/applications/applicants/shown-name.schema";
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
import { ActionBar } from "../desk/action-bar.client";
import { Desk } from "../desk/desk-context.client";
import type { DeskActions } from "../desk/desk-keys.client";
import { type DeskPanel, DeskTabs } from "../desk/desk-tabs.client";
import { MoveDialogs } from "../desk/move-dialog.client";
import { Interviews } from "../interviews/interviews.client";
import { Messages } from "../messages.client";
import { MadeOffers } from "../offers/made-offers.client";
import { Scorecard } from "../scorecards/scorecard.client";
import { LetterLog } from "../telling/letter-log";
import { LocalTime } from "../telling/local-time.client";
import { EmployerViewHead } from "./employer-view-head";
import { MarkViewed } from "./mark-viewed.client";
import { Match } from "./match";
import { Notes } from "./notes.client";
import { OtherApplications } from "./other-applications";
import { applicationHref, QueueList } from "./queue-list";
import { RedactedResume, ResumeFrame } from "./resume-frame.client";
import { Sent } from "./sent";
import { ShowName } from "./show-name.client";
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
  /** Who ended blind screening early, and why. */
  shownName: ShownName | null;
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

/** Who is hidden, until when, and the way to see them earlier. */
function Blind({ id, isOwner }: { id: string; isOwner: boolean }) {
  return (
    <Notice tone="teal">
      Your company uses blind screening. The name, contact details and the CV's file appear once the
      application reaches a stage that shows names. Until then, they're also removed from anything
      the applicant wrote. {isOwner && <ShowName id={id} />}
    </Notice>
  );
}

function Resume({ application, applicant, neighbours }: Parts) {
  const { id } = application;
  const skills = neighbours.skills?.found ?? [];
  return (
    <>
      {applicant.isHidden && <Blind id={id} isOwner={neighbours.isOwner} />}
      {applicant.resume && neighbours.resumeFormat && (
        <ResumeFrame
          id={id}
          name={applicant.resume.name}
          format={neighbours.resumeFormat}
          skills={skills}
        />
      )}
      {applicant.isHidden && neighbours.hasResume && <RedactedResume id={id} skills={skills} />}
      {!neighbours.hasResume && (
        <section className="panel app-part" aria-labelledby="resume-title">
          <h2 id="resume-title">CV</h2>
          <p className="text-muted">No CV came with this application.</p>
        </section>
      )}
    </>
  );
}

function Assessment({ application, work }: Parts) {
  const { id } = application;
  return (
    <>
      <Scorecard applicationId={id} initial={work.ratings} />
      <Tags applicationId={id} initial={work.tags} />
    </>
  );
}

function Answers({ applicant, neighbours, work }: Parts) {
  return (
    <>
      <Sent applicant={applicant} />
      {neighbours.skills && <Match match={neighbours.skills} />}
      <OtherApplications others={work.others} />
    </>
  );
}

function History({ application, neighbours, work }: Parts) {
  const { steps, status } = application;
  return (
    <>
      <MadeOffers offers={work.offers} companyName={neighbours.companyName} />
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

/** Everything beside the CV, a tab for each. */
function panelsOf(parts: Parts): DeskPanel[] {
  const { application, applicant, neighbours, work } = parts;
  const { id } = application;
  const unread = work.messages.messages.filter(
    ({ isFromApplicant, readAt }) => isFromApplicant && readAt === null,
  ).length;
  const coming = work.interviews.filter(({ isPast }) => !isPast).length;
  return [
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
          templates={{ companyId: neighbours.companyId, initial: work.templates }}
        />
      ),
    },
    {
      id: "notes",
      label: "Notes",
      count: work.notes.length,
      content: <Notes applicationId={id} initial={work.notes} team={work.team} />,
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
          team={work.interviewers}
        />
      ),
    },
    { id: "history", label: "History", content: <History {...parts} /> },
  ];
}

/** What the bar at the bottom does. */
function actionsOf({ application, neighbours, queue, search }: Props): DeskActions {
  const { bar, stages } = neighbours;
  const here = bar.findIndex(({ isHere }) => isHere);
  const at = (id: string | null) => id && applicationHref(id, search);
  const { previousId, nextId } = queue ?? neighbours;
  const left = queue && queue.total - (queue.position === null ? 0 : 1);
  return {
    id: application.id,
    next: bar.find(({ canMove }, index) => here >= 0 && index > here && canMove) ?? null,
    ending: stages.find(({ status }) => status === "not_selected") ?? null,
    targets: stages,
    bar: bar.map((stage) => ({ stage, canMove: stage.canMove })),
    left: queue && left ? { count: left, name: queue.name } : null,
    hrefs: { previous: at(previousId), next: at(nextId) },
    isListed: queue === null || queue.position !== null,
  };
}

function Content(parts: Parts) {
  const { application, neighbours, queue } = parts;
  return (
    <>
      <div className="wrap employer-view" data-queue={queue !== null || undefined}>
        {queue && <QueueList id={application.id} queue={queue} />}
        <DeskTabs
          key={application.id}
          cv={<Resume {...parts} />}
          assessment={<Assessment {...parts} />}
          panels={panelsOf(parts)}
        />
      </div>
      <ActionBar {...actionsOf(parts)} />
      <MoveDialogs stages={neighbours.stages} />
    </>
  );
}

/** One application as its company works on it. */
export function EmployerViewPage(props: Props) {
  const { application, neighbours, queue, search, work } = props;
  const { applicant, id, version } = application;
  return (
    <Desk key={id} application={{ id, version, stageId: neighbours.stageId }}>
      <EmployerViewHead
        application={application}
        neighbours={neighbours}
        queue={queue}
        search={search}
      />
      <MarkViewed id={id} isViewed={application.viewedAt !== null} />
      {applicant && work ? (
        <Content {...props} applicant={applicant} work={work} />
      ) : (
        <div className="wrap app-page">
          <Gone />
        </div>
      )}
    </Desk>
  );
}
