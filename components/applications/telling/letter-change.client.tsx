"use client";

import { useState } from "react";
import { DialogFoot } from "@/components/ui/dialogs/dialog-foot";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { LetterResult, LetterView } from "@/lib/applications/letters/schema";
import { api, failureText } from "@/lib/browser/api";
import { LetterEditor } from "./letter-editor.client";

type Props = { letters: readonly LetterView[]; onClose: () => void };

/** Changes the words of letters that wait. */
export function LetterChange({ letters, onClose }: Props) {
  const [first] = letters;
  const [subject, setSubject] = useState(first?.subject ?? "");
  const [text, setText] = useState(first?.text ?? "");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const versions = letters.map(({ id, version }) => ({ id, version }));
      const json = { letters: versions, subject, text };
      const path = "/api/employer/letters";
      const { results } = await api<{ results: LetterResult[] }>(path, { method: "PATCH", json });
      const refused = results.find((result) => result.problem)?.problem;
      if (refused) return setProblem(refused);
      toast({ kind: "good", text: "Letter changed." });
      onClose();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal title="Edit the Letter" onClose={onClose}>
      <div className="form-grid">
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
        <div className="field">
          <label className="label" htmlFor="change-subject">
            Subject
          </label>
          <input
            className="input"
            id="change-subject"
            value={subject}
            onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          />
        </div>
        <div className="field">
          <span className="label" id="change-label">
            Letter
          </span>
          <LetterEditor
            id="change-text"
            labelledBy="change-label"
            initial={first?.text ?? ""}
            values={{}}
            onChange={setText}
          />
        </div>
      </div>
      <DialogFoot
        keep="Cancel"
        onKeep={onClose}
        label="Save Letter"
        tone="btn-primary"
        isBusy={isBusy}
        onConfirm={() => void save()}
      />
    </Modal>
  );
}
