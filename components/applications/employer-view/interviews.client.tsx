"use client";

import { useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import { api, failureText } from "@/lib/browser/api";
import { InterviewFacts } from "../interview-facts";
import { InterviewForm } from "./interview-form.client";

type Props = { applicationId: string; initial: InterviewView[]; timeZone: string };

type RowProps = {
  applicationId: string;
  interview: InterviewView;
  onChange: () => void;
  onCancel: () => void;
};

function Row({ applicationId, interview, onChange, onCancel }: RowProps) {
  return (
    <li>
      <InterviewFacts id={applicationId} interview={interview} />
      {!interview.isPast && (
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

type CancelProps = {
  path: string;
  onDone: (interview: InterviewView) => void;
  onClose: () => void;
};

/** Asks first, because the applicant is told right away. */
function Cancel({ path, onDone, onClose }: CancelProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      onDone(await api<InterviewView>(path, { method: "DELETE" }));
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  }
  return (
    <Modal title="Cancel the interview?" onClose={onClose}>
      <p>The applicant is told and can remove it from their calendar.</p>
      <p role="alert" className="err">
        {problem}
      </p>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Keep It
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-busy={isBusy}
          onClick={() => void (isBusy || cancel())}
        >
          {isBusy ? "Cancelling..." : "Cancel Interview"}
        </button>
      </div>
    </Modal>
  );
}

type OpenInterview =
  | { kind: "form"; interview: InterviewView | null }
  | { kind: "cancel"; id: string };

/** The interviews with an applicant, to arrange, move and cancel. */
export function Interviews({ applicationId, initial, timeZone }: Props) {
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
        <button
          ref={invite}
          type="button"
          className="btn btn-outline btn-sm needs-script no-print"
          onClick={() => setOpen({ kind: "form", interview: null })}
        >
          Invite to an Interview
        </button>
      </div>
      {interviews.length === 0 && (
        <p className="text-muted">
          None arranged yet. Invitations come with a calendar file for the applicant.
        </p>
      )}
      <ul className="interviews">
        {interviews.map((interview) => (
          <Row
            key={interview.id}
            applicationId={applicationId}
            interview={interview}
            onChange={() => setOpen({ kind: "form", interview })}
            onCancel={() => setOpen({ kind: "cancel", id: interview.id })}
          />
        ))}
      </ul>
      {open?.kind === "form" && (
        <Modal
          title={open.interview ? "Change the Interview" : "Invite to an Interview"}
          onClose={close}
        >
          <InterviewForm
            path={path}
            timeZone={timeZone}
            interview={open.interview}
            onSaved={saved}
          />
        </Modal>
      )}
      {open?.kind === "cancel" && (
        <Cancel path={`${path}/${open.id}`} onDone={saved} onClose={close} />
      )}
    </section>
  );
}
