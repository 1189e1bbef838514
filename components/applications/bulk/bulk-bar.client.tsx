"use client";

import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { ExportButton } from "../pipeline/exports.client";
import { MoveMenu } from "../pipeline/move-menu.client";
import { movedLabel } from "../pipeline/pipeline-words";
import { BulkMessage, type MessageEnd } from "./bulk-message.client";
import { BulkTag } from "./bulk-tag.client";

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
  const [tagged, setTagged] = useState<PipelineRow[] | null>(null);
  const message = useRef<HTMLButtonElement>(null);
  const tag = useRef<HTMLButtonElement>(null);
  const ending = targets.find(({ status }) => status === "not_selected");
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
            <button
              ref={tag}
              type="button"
              className="btn btn-sm"
              onClick={() => setTagged(selected)}
            >
              Tag
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
        {ending && (
          <button type="button" className="btn btn-sm" onClick={() => on.onMove(ending)}>
            {ending.name}…
          </button>
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
      {tagged && (
        <BulkTag
          people={tagged}
          onClose={() => {
            setTagged(null);
            tag.current?.focus();
          }}
        />
      )}
      {recipients && (
        <BulkMessage companyId={companyId} recipients={recipients} draft={draft} onClose={close} />
      )}
    </>
  );
}
