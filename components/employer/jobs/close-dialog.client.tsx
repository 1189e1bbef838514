"use client";

import { useState } from "react";
import { DialogFoot } from "@/components/ui/dialogs/dialog-foot";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import { plural } from "@/lib/shared/plural";
import { closingNotes } from "./employer-job-words";

type Props = {
  jobs: readonly Pick<EmployerJobRow, "applications" | "postedAt" | "source">[];
  now: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (message: string) => void;
};

const MAX_LENGTH = 5000;

/** Asks before closing postings, which can't be undone and is announced to applicants. */
export function CloseDialog({ jobs, now, isBusy, onClose, onConfirm }: Props) {
  const [message, setMessage] = useState("");
  const open = jobs.reduce((total, { applications }) => total + applications.open, 0);
  const close = plural(jobs.length, { one: "Close Job", other: "Close Jobs" });
  const excess = message.length - MAX_LENGTH;
  return (
    <Modal
      title={plural(jobs.length, {
        one: "Close {count} job?",
        other: "Close {count} jobs?",
      })}
      onClose={onClose}
    >
      {closingNotes(jobs, now).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {open > 0 && (
        <TextArea
          id="closing-message"
          name="message"
          label="Message to them (optional)"
          help="Each person gets it once, in the messages of their application."
          rows={5}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={
            excess > 0
              ? `A message must be at most 5,000 characters long: ${excess} too many`
              : undefined
          }
        />
      )}
      <DialogFoot
        keep="Keep Open"
        onKeep={onClose}
        label={isBusy ? "Closing..." : message.trim() ? "Close and Send" : close}
        tone="btn-danger"
        isBusy={isBusy}
        onConfirm={() => excess > 0 || isBusy || onConfirm(message)}
      />
    </Modal>
  );
}
