"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { plural } from "@/lib/shared/plural";
import { ReasonField } from "../reason-field";
import { BULK_FORM } from "./select-box";
import type { FailedRow } from "./use-bulk.client";

/** A button of the bar: acts at once, or asks for the reason first. */
export type BulkAction = {
  label: string;
  tone: string;
  needsReason: boolean;
  /** Returns whether it was accepted. */
  act: (reason: string) => Promise<boolean>;
};

type Props = {
  form: RefObject<HTMLFormElement | null>;
  count: number;
  failed: readonly FailedRow[];
  isBusy: boolean;
  actions: readonly BulkAction[];
  /** What else to know about the selection. */
  note: ReactNode;
  /** The label of the reason's field. */
  reasonLabel: string;
  templates: readonly ReasonTemplateView[];
  onClear: () => void;
};

function FailedRows({ failed }: { failed: readonly FailedRow[] }) {
  if (failed.length === 0) return null;
  return (
    <Notice tone="bad" role="alert">
      <b>
        {plural(failed.length, {
          one: "{count} wasn't changed",
          other: "{count} weren't changed",
        })}
      </b>
      <ul className="risk-list">
        {failed.map(({ name, problem }) => (
          <li key={`${name} ${problem}`}>
            <span dir="auto">{name}</span>: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Acts on the selected rows of a list; hidden while none is selected. */
export function BulkForm(props: Props) {
  const { form, count, failed, isBusy, actions, note, reasonLabel, templates, onClear } = props;
  const [asking, setAsking] = useState<BulkAction["label"] | null>(null);
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = actions.find(({ label }) => label === asking);
  useEffect(() => {
    if (asking !== null) field.current?.focus();
  }, [asking]);

  async function start(action: BulkAction): Promise<void> {
    if (action.needsReason && asking !== action.label) return setAsking(action.label);
    if (action.needsReason && reason.trim().length < 3) {
      setError("Say why: the people it's about will read it");
      field.current?.focus();
      return;
    }
    setError("");
    if (!(await action.act(action.needsReason ? reason : ""))) return;
    setAsking(null);
    setReason("");
  }

  return (
    <form
      id={BULK_FORM}
      ref={form}
      className="bulk"
      aria-label="Act on the selected rows"
      onSubmit={(event) => {
        event.preventDefault();
        if (asked) void start(asked);
      }}
    >
      <FailedRows failed={failed} />
      {count > 0 && (
        <div className="panel bulk-bar">
          <p role="status">
            <b>{count} selected</b> {note}
          </p>
          {asked && (
            <div className="bulk-reason">
              <ReasonField
                ref={field}
                name="bulk-reason"
                label={reasonLabel}
                templates={templates}
                value={reason}
                error={error || undefined}
                onWrite={setReason}
              />
            </div>
          )}
          <div className="bulk-buttons">
            {actions.map((action) => (
              <button
                key={action.label}
                type="button"
                className={`btn btn-sm ${action.tone}`}
                aria-busy={isBusy}
                onClick={() => void start(action)}
              >
                {action.label}
                {action.needsReason && asking !== action.label ? "..." : ""}
              </button>
            ))}
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => {
                setAsking(null);
                onClear();
              }}
            >
              <Icon name="x" size="sm" />
              Select None
            </button>
          </div>
        </div>
      )}
    </form>
  );
}
