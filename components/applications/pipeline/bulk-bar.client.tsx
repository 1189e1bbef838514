"use client";

import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { BulkMessage, type MessageEnd } from "./bulk-message.client";
import { ExportButton } from "./exports.client";
import { MoveMenu } from "./move-menu.client";
import { whoMoved } from "./pipeline-words";

type Props = {
  companyId: string;
  selected: PipelineRow[];
  targets: StageCount[];
  /** The list's address behind the question mark. */
  search: string;
  onMove: (stage: StageCount) => void;
  /** To whom a message went; they need not be written to again. */
  onSent: (ids: readonly string[]) => void;
  onClear: () => void;
};

/** What can be done with all that are selected. */
export function BulkBar({ companyId, selected, targets, search, ...on }: Props) {
  const ids = selected.map(({ id }) => id);
  // As they were when it was opened: what is selected behind it may go.
  const [recipients, setRecipients] = useState<PipelineRow[] | null>(null);
  const [draft, setDraft] = useState("");
  const message = useRef<HTMLButtonElement>(null);
  function close({ text, sent }: MessageEnd): void {
    setRecipients(null);
    setDraft(text);
    // Somebody who looked and did not send goes on with the same ones.
    if (sent.length > 0) on.onSent(sent);
    message.current?.focus();
  }
  return (
    <>
      <div className="bulk" role="toolbar" aria-label={`${selected.length} selected`}>
        <span className="bulk-count">{selected.length} selected</span>
        <MoveMenu
          who={whoMoved(selected.map(({ name }) => name))}
          targets={targets}
          onMove={on.onMove}
          className="btn btn-sm"
        />
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
