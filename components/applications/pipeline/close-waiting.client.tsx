"use client";

import { useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextArea } from "@/components/ui/forms/text-area";
import { plural } from "@/lib/shared/plural";

type Props = {
  /** How many are on this page. */
  count: number;
  /** Returns whether any of them was closed. */
  onConfirm: (message: string) => Promise<boolean>;
};

const MAX_LENGTH = 2000;
const DRAFT =
  "Thank you for your application and your patience. We've decided not to take it further.";

function Ask({ count, onConfirm, onClose }: Props & { onClose: () => void }) {
  const [message, setMessage] = useState(DRAFT);
  const [isBusy, setBusy] = useState(false);
  const excess = message.length - MAX_LENGTH;

  async function confirm(): Promise<void> {
    if (isBusy || excess > 0) return;
    setBusy(true);
    const isDone = await onConfirm(message.trim());
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Modal
      title={plural(count, {
        one: "Close with a message to {count} applicant?",
        other: "Close with a message to {count} applicants?",
      })}
      onClose={onClose}
    >
      <p>Their applications are marked as not selected, and each person is told.</p>
      <TextArea
        id="waiting-message"
        name="message"
        label="Message to them"
        help="Each person gets it with the decision, on the site and by email."
        rows={5}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        error={
          excess > 0
            ? `A message must be at most 2,000 characters long: ${excess} too many`
            : undefined
        }
      />
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Keep Open
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-busy={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? "Closing..." : "Close and Send"}
        </button>
      </div>
    </Modal>
  );
}

/** For applicants who have waited for a week: one message that closes all those on the page. */
export function CloseWaiting({ count, onConfirm }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="pipe-offer">
      <p>
        {plural(count, {
          one: "No one has answered this applicant for more than 7 days.",
          other: "No one has answered these {count} applicants for more than 7 days.",
        })}{" "}
        Open and answer them one by one, move them on, or
      </p>
      <button
        type="button"
        className="btn btn-outline btn-sm needs-script"
        onClick={() => setAsked(true)}
      >
        Close with a Message
      </button>
      {isAsked && <Ask count={count} onConfirm={onConfirm} onClose={() => setAsked(false)} />}
    </div>
  );
}
