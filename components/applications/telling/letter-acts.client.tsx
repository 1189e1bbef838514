"use client";

import type { LetterView } from "@/lib/applications/letters/schema";
import type { LetterAct } from "./use-letter-act.client";

type Props = {
  /** Letters that wait, all with the same words. */
  group: readonly LetterView[];
  /** Whom they go to. */
  who: string;
  onAct: LetterAct;
  onChange: () => void;
};

/** What can be done with letters until they are sent. */
export function LetterActs({ group, who, onAct, onChange }: Props) {
  const letterIds = group.map(({ id }) => id);
  const recall = (movesBack: boolean, done: string) =>
    void onAct("recalls", { letterIds, movesBack }, done);
  return (
    <div className="outbox-acts needs-script">
      {group.some(({ canMoveBack }) => canMoveBack) && (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          aria-label={`Move ${who} back`}
          onClick={() => recall(true, "Moved back.")}
        >
          Move Back
        </button>
      )}
      <button
        type="button"
        className="btn btn-danger btn-sm"
        aria-label={`Don't send the letter to ${who}`}
        onClick={() => recall(false, "The letter won't be sent.")}
      >
        Don't Send
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Edit the letter to ${who}`}
        onClick={onChange}
      >
        Edit Letter
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Send the letter to ${who} now`}
        onClick={() => void onAct("sendings", { letterIds }, "Sent.")}
      >
        Send Now
      </button>
    </div>
  );
}
