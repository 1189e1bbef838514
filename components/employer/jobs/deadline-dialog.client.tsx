"use client";

import { useState } from "react";
import { DialogFoot } from "@/components/ui/dialogs/dialog-foot";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextField } from "@/components/ui/forms/text-field.client";

const DAY_MS = 86_400_000;

/** The calendar day that many days after an instant. */
function dayAfter(now: string, days: number): string {
  return new Date(Date.parse(now) + days * DAY_MS).toISOString().slice(0, 10);
}

function problemOf(deadline: string, now: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(deadline)) return "Choose a day";
  return deadline < dayAfter(now, -1) ? "Choose today or a later day" : "";
}

type Props = {
  title: string;
  text: string;
  /** The ISO instant when the page was rendered. */
  now: string;
  action: string;
  busyAction: string;
  isBusy: boolean;
  problem?: string;
  onClose: () => void;
  onConfirm: (deadline: string) => void;
};

/** Asks for a new deadline, suggesting thirty days. */
export function DeadlineDialog(props: Props) {
  const { title, text, now, action, busyAction, isBusy, problem, onClose, onConfirm } = props;
  const [deadline, setDeadline] = useState(() => dayAfter(now, 30));
  const [error, setError] = useState("");

  function confirm(): void {
    if (isBusy) return;
    const found = problemOf(deadline, now);
    setError(found);
    if (!found) onConfirm(deadline);
  }

  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      <TextField
        id="new-deadline"
        name="deadline"
        type="date"
        label="New deadline"
        help="The end of that day, in the job's time zone."
        value={deadline}
        min={dayAfter(now, 0)}
        max={dayAfter(now, 365)}
        onChange={(event) => setDeadline(event.target.value)}
        error={error || problem || undefined}
      />
      <DialogFoot
        keep="Cancel"
        onKeep={onClose}
        label={isBusy ? busyAction : action}
        tone="btn-strong"
        isBusy={isBusy}
        onConfirm={confirm}
      />
    </Modal>
  );
}
