"use client";

import { useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { TeamMember } from "@/lib/applications/employer-view/notes";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationView } from "@/lib/applications/interviews/slots.schema";
import { CallOffDialog } from "./call-off.client";
import { calendarPath, InterviewFacts } from "./interview-facts";
import { InterviewForm } from "./interview-form.client";
import { OfferedTimes } from "./offered-times";

type Props = {
  applicationId: string;
  /** The applicant as this company may know them. */
  name: string;
  initial: InterviewView[];
  invitations: readonly InvitationView[];
  /** Who can take part; null for someone who can't arrange interviews. */
  team: readonly TeamMember[] | null;
};

type RowProps = {
  applicationId: string;
  name: string;
  interview: InterviewView;
  canChange: boolean;
  onChange: () => void;
  onCancel: () => void;
};

function Row({ applicationId, name, interview, canChange, onChange, onCancel }: RowProps) {
  return (
    <li>
      <InterviewFacts
        calendarHref={calendarPath(applicationId, interview.id)}
        interview={interview}
        applicant={name}
      />
      {canChange && !interview.isPast && (
        <div className="part-actions no-print">
          <button type="button" className="btn btn-outline btn-sm" onClick={onChange}>
            Reschedule
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
            Call Off
          </button>
        </div>
      )}
    </li>
  );
}

type OpenInterview =
  | { kind: "form"; interview: InterviewView | null }
  | { kind: "cancel"; id: string };

/** The interviews with an applicant, to arrange, move and cancel, and the times on offer. */
export function Interviews({ applicationId, name, initial, invitations, team }: Props) {
  const path = `/api/applications/${applicationId}/interviews`;
  const [interviews, setInterviews] = useState(initial);
  const [open, setOpen] = useState<OpenInterview | null>(null);
  const invite = useRef<HTMLButtonElement>(null);
  function close(): void {
    setOpen(null);
    invite.current?.focus();
  }
  function saved(interview: InterviewView): void {
    setInterviews((known) =>
      [...known.filter(({ id }) => id !== interview.id), interview].sort((one, other) =>
        one.startsAt.localeCompare(other.startsAt),
      ),
    );
    toast({ kind: "good", text: "We've told the applicant." });
    close();
  }
  return (
    <section className="panel app-part" id="interviews" aria-labelledby="interviews-title">
      <div className="part-head">
        <h2 id="interviews-title">Interviews</h2>
        {team && (
          <div className="part-actions no-print">
            <a
              className="btn btn-outline btn-sm"
              href={`/employer/applications/${applicationId}/interview-times`}
            >
              Offer Times
            </a>
            <button
              ref={invite}
              type="button"
              className="btn btn-outline btn-sm needs-script"
              onClick={() => setOpen({ kind: "form", interview: null })}
            >
              Invite to an Interview
            </button>
          </div>
        )}
      </div>
      {interviews.length === 0 && invitations.length === 0 && (
        <p className="text-muted">
          None arranged yet.{" "}
          {team &&
            "Offer times to choose from, or set one yourself. Everyone gets a file for their calendar."}
        </p>
      )}
      {invitations[0] && invitations[0].status !== "chosen" && (
        <OfferedTimes applicationId={applicationId} name={name} times={invitations[0]} />
      )}
      <ul className="interviews">
        {interviews.map((interview) => (
          <Row
            key={interview.id}
            applicationId={applicationId}
            name={name}
            interview={interview}
            canChange={team !== null}
            onChange={() => setOpen({ kind: "form", interview })}
            onCancel={() => setOpen({ kind: "cancel", id: interview.id })}
          />
        ))}
      </ul>
      {open?.kind === "form" && team && (
        <Modal
          title={open.interview ? "Change the Interview" : "Invite to an Interview"}
          onClose={close}
        >
          <InterviewForm path={path} interview={open.interview} team={team} onSaved={saved} />
        </Modal>
      )}
      {open?.kind === "cancel" && (
        <CallOffDialog
          path={`${path}/${open.id}`}
          other="the applicant"
          onDone={saved}
          onClose={close}
        />
      )}
    </section>
  );
}
