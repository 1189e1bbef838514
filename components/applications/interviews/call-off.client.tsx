"use client";

import { useState } from "react";
import { DialogFoot } from "@/components/ui/dialogs/dialog-foot";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import { failureText } from "@/lib/browser/api";
import { useApplicationAccess } from "../by-hand/link-access.client";

type Props = {
  /** The interview's address in the API. */
  path: string;
  /** Who is told: "the applicant", or the company's name. */
  other: string;
  onDone: (interview: InterviewView) => void;
  onClose: () => void;
};

/** Asks before an interview is called off, because the other side is told at once. */
export function CallOffDialog({ path, other, onDone, onClose }: Props) {
  const { api } = useApplicationAccess();
  const [words, setWords] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function cancel(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const json = { words: words.trim() || null };
      onDone(await api<InterviewView>(`${path}/cancellation`, { method: "POST", json }));
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  }
  return (
    <Modal title="Cancel the interview?" onClose={onClose}>
      <p>We tell {other} at once, and the calendars of everyone who takes part.</p>
      <TextArea
        id="call-off-words"
        name="words"
        label="A few words (optional)"
        rows={3}
        maxLength={2000}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="alert" className="err">
        {problem}
      </p>
      <DialogFoot
        keep="Keep It"
        onKeep={onClose}
        label={isBusy ? "Cancelling..." : "Cancel Interview"}
        tone="btn-danger"
        isBusy={isBusy}
        onConfirm={() => void cancel()}
      />
    </Modal>
  );
}
