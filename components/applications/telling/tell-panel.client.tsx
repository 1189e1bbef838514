"use client";

import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import useSWR from "swr";
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const path = `/api/employer/letters/preparation?stageId=${stageId}&applications=${applications.join(",")}`;
  const { data, error, mutate } = useSWR([path], () => api<LetterPreparation>(path), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dialog.current?.querySelector("form")?.requestSubmit();
  }

  return (
    <dialog
      ref={dialog}
      className="tell-panel"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
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
    </dialog>
  );
}
