"use client";

import { useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextArea } from "@/components/ui/forms/text-area";
import { plural } from "@/lib/shared/plural";

type Props = {
  /** How many postings, and how many applicants without a final answer. */
  count: number;
  open: number;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (message: string) => void;
};

const MAX_LENGTH = 5000;

/** Asks before closing postings, which can't be undone and is announced to applicants. */
export function CloseDialog({ count, open, isBusy, onClose, onConfirm }: Props) {
  const [message, setMessage] = useState("");
  const excess = message.length - MAX_LENGTH;
  return (
    <Modal
      title={plural(count, { one: "Close {count} posting?", other: "Close {count} postings?" })}
      onClose={onClose}
    >
      <p>
        Applications are closed.{" "}
        {plural(open, {
          one: "{count} applicant without a final answer is told that the job is closed",
          other: "{count} applicants without a final answer are told that the job is closed",
        })}
        ; an offer stands. You can't undo this, but you can renew a closed posting.
      </p>
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
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Keep Open
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-busy={isBusy}
          onClick={() => excess > 0 || isBusy || onConfirm(message)}
        >
          {isBusy ? "Closing..." : message.trim() ? "Close and Send" : "Close"}
        </button>
      </div>
    </Modal>
  );
}
