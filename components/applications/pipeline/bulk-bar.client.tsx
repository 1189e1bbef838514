"use client";

import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { BulkMessage, type MessageEnd } from "./bulk-message.client";
import { ExportButton } from "./exports.client";
import { MoveMenu } from "./move-menu.client";
import { movedLabel } from "./pipeline-words";

type Props = {
  companyId: string;
  /** Whether this member writes to applicants and takes files of them. */
  canHandle: boolean;
  selected: PipelineRow[];
  targets: StageCount[];
  /** The query string of the list's address. */
  search: string;
  onMove: (stage: StageCount) => void;
  /** The applicants that a message was sent to; they need not be sent another. */
  onSent: (ids: readonly string[]) => void;
  onClear: () => void;
};

/** What can be done with all the selected applications. */
export function BulkBar({ companyId, canHandle, selected, targets, search, ...on }: Props) {
  const ids = selected.map(({ id }) => id);
  // As selected when the dialog opened: the selection behind it may change.
  const [recipients, setRecipients] = useState<PipelineRow[] | null>(null);
  const [draft, setDraft] = useState("");
  const message = useRef<HTMLButtonElement>(null);
  function close({ text, sent }: MessageEnd): void {
    setRecipients(null);
    setDraft(text);
    // Someone who looked and sent nothing keeps the same selection.
    if (sent.length > 0) on.onSent(sent);
    message.current?.focus();
  }
  return (
    <>
      <div className="bulk" role="toolbar" aria-label={`${selected.length} selected`}>
        <span className="bulk-count">
          {selected.length} selected <span className="bulk-hint">Shift-click selects a range</span>
        </span>
        <MoveMenu
          who={movedLabel(selected.map(({ name }) => name))}
          targets={targets}
          onMove={on.onMove}
          className="btn btn-sm"
        />
        {canHandle && (
          <>
            <button
              ref={message}
              type="button"
              className="btn btn-sm"
              onClick={() => setRecipients(selected)}
            >
              Message
            </button>
            <ExportButton
              kind="csv"
              search={search}
              ids={ids}
              label="Export CSV"
              className="btn btn-sm"
            />
            <ExportButton
              kind="zip"
              search={search}
              ids={ids}
              label="Download CVs"
              className="btn btn-sm"
            />
          </>
        )}
        <button
          type="button"
          className="btn btn-sm"
          aria-label="Clear selection"
          onClick={on.onClear}
        >
          <Icon name="x" size="sm" />
        </button>
      </div>
      {recipients && (
        <BulkMessage companyId={companyId} recipients={recipients} draft={draft} onClose={close} />
      )}
    </>
  );
}
