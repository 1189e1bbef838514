"use client";

import { type KeyboardEvent, useId, useState } from "react";
import useSWR from "swr";
import { Overlay } from "@/components/ui/dialogs/overlay.client";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { LetterPreparation } from "@/lib/applications/letters/preparation.schema";
import { api, failureText } from "@/lib/browser/api";
import { TellForm } from "./tell-form.client";
import type { TellOutcome } from "./tell-words";

type Props = {
  stageId: string;
  /** Whose decision it is. */
  applications: readonly string[];
  onDone: (told: TellOutcome) => void;
  /** Closed without moving anything. */
  onClose: () => void;
};

/**
 * What comes with a decision: why, what the applicants are told, and when. Opens over the page while
 * it is mounted; nothing moves until its button is pressed.
 */
export function TellPanel({ stageId, applications, onDone, onClose }: Props) {
  const titleId = useId();
  const path = `/api/employer/letters/preparation?stageId=${stageId}&applications=${applications.join(",")}`;
  // Read afresh each time that it opens: after an undo, what was read before is out of date.
  const [opening] = useState(() => crypto.randomUUID());
  const { data, error, mutate } = useSWR([path, opening], () => api<LetterPreparation>(path), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.querySelector("form")?.requestSubmit();
  }

  return (
    <Overlay
      className="tell-panel"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {data ? (
        <TellForm preparation={data} titleId={titleId} onDone={onDone} onClose={onClose} />
      ) : (
        <div className="tell-waiting">
          <h2 id={titleId}>
            {error ? "We couldn't prepare the letter" : "Preparing the letter..."}
          </h2>
          {error && <Notice tone="bad">{failureText(error)}</Notice>}
          <div className="tell-acts">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              <Icon name="x" size="sm" />
              Close Without Moving
            </button>
            {error && (
              <button type="button" className="btn btn-outline" onClick={() => void mutate()}>
                Try Again
              </button>
            )}
          </div>
        </div>
      )}
    </Overlay>
  );
}
