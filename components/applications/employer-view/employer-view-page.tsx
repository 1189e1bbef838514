import { Notice } from "@/components/ui/notice";
import { ActionBar } from "../desk/action-bar.client";
import { Desk } from "../desk/desk-context.client";
import type { DeskActions } from "../desk/desk-keys.client";
import { DeskTabs } from "../desk/desk-tabs.client";
import { MoveDialogs } from "../desk/move-dialog.client";
import { PersonCard } from "../desk/person-card";
import { applicationHref } from "../pipeline/application-href";
import { Scorecard } from "../scorecards/scorecard.client";
import { WaitingLetter } from "../telling/waiting-letter.client";
import { panelsOf } from "./desk-panels";
import { EmployerViewHead } from "./employer-view-head";
import type { EmployerViewParts as Parts, EmployerViewProps as Props } from "./employer-view-parts";
import { MarkViewed } from "./mark-viewed.client";
import { QueueList } from "./queue-list";
import { RedactedResume, ResumeFrame } from "./resume-frame.client";
import { Reviewers } from "./reviewers";
import { ShowName } from "./show-name.client";
import { Tags } from "./tags.client";
import { Transfers } from "./transfers.client";

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
    <div className="panel app-part no-print">
      <Scorecard applicationId={id} initial={work.ratings} />
      {application.access === "handle" && (
        <>
          <Tags applicationId={id} initial={work.tags} />
          <Reviewers applicationId={id} people={work.reviewers} />
        </>
      )}
    </div>
  );
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
    canHandle: application.access === "handle",
    next: bar.find(({ canMove }, index) => here >= 0 && index > here && canMove) ?? null,
    ending: stages.find(({ status }) => status === "not_selected") ?? null,
    targets: stages,
    bar: bar.map((stage) => ({ stage, canMove: stage.canMove })),
    left: queue && left ? { count: left, name: queue.name } : null,
    hrefs: { previous: at(previousId), next: at(nextId) },
    isListed: queue === null || queue.position !== null,
  };
}

/** Who applied, with what waits to be told or was moved, above what they sent. */
function Person({ application, neighbours, work }: Props) {
  const { id, access } = application;
  const letter = work?.letters.find(({ status }) => status === "waiting");
  return (
    <>
      <PersonCard
        application={application}
        neighbours={neighbours}
        addition={work?.addition ?? null}
        isKnown={work !== null && work.others.length > 0}
      />
      <Transfers id={id} transfers={work?.transfers ?? []} canHandle={access === "handle"} />
      {letter && <WaitingLetter key={letter.version} letter={letter} />}
    </>
  );
}

function Content(parts: Parts) {
  const { application, neighbours, queue } = parts;
  return (
    <>
      {queue && <QueueList id={application.id} queue={queue} />}
      <div className="desk-main">
        <Person {...parts} />
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
      <MarkViewed id={id} isViewed={application.viewedAt !== null} />
      <div
        className="wrap wrap-wide employer-view"
        data-queue={(applicant && queue !== null) || undefined}
      >
        <EmployerViewHead neighbours={neighbours} queue={queue} search={search} />
        {applicant && work ? (
          <Content {...props} applicant={applicant} work={work} />
        ) : (
          <div className="desk-main">
            <Person {...props} />
            <Gone />
          </div>
        )}
      </div>
    </Desk>
  );
}
