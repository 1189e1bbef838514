"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { JobsChange } from "@/lib/jobs/employer/lifecycle.schema";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import { plural } from "@/lib/shared/plural";
import { CloseDialog } from "./close-dialog.client";
import { DeadlineDialog } from "./deadline-dialog.client";
import { possibleActions } from "./employer-job-words";

type Action = "pause" | "resume" | "extend" | "close";
type Props = {
  chosen: readonly EmployerJobRow[];
  now: string;
  isBusy: boolean;
  run: (change: JobsChange) => Promise<boolean>;
  onClear: () => void;
};

const LABELS: Record<Action, string> = {
  pause: "Pause",
  resume: "Resume",
  extend: "Extend...",
  close: "Close...",
};

/** The actions for the selected postings. Postings whose status doesn't allow one are left out. */
export function BulkBar({ chosen, now, isBusy, run, onClear }: Props) {
  const [asking, setAsking] = useState<"extend" | "close" | null>(null);
  const able = (action: Action) => chosen.filter((job) => possibleActions(job)[action]);
  const idsFor = (action: Action) => able(action).map(({ id }) => id);

  async function send(change: JobsChange): Promise<void> {
    if (await run(change)) setAsking(null);
  }

  function start(action: Action): void {
    if (action === "extend" || action === "close") setAsking(action);
    else void send({ action, jobIds: idsFor(action) });
  }

  return (
    <div className="employer-job-bulk" role="toolbar" aria-label="Change the selected jobs">
      <span role="status">{chosen.length} selected</span>
      <div className="employer-job-bulk-actions">
        {(Object.keys(LABELS) as Action[]).map((action) => {
          const count = able(action).length;
          if (count === 0) return null;
          return (
            <button
              key={action}
              type="button"
              className="btn btn-sm"
              disabled={isBusy}
              onClick={() => start(action)}
            >
              {LABELS[action]}
              {count < chosen.length && <span className="employer-job-bulk-count">{count}</span>}
            </button>
          );
        })}
        <button type="button" className="btn btn-sm" aria-label="Select none" onClick={onClear}>
          <Icon name="x" size="sm" />
        </button>
      </div>
      {asking === "close" && (
        <CloseDialog
          jobs={able("close")}
          now={now}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onConfirm={(message) => void send({ action: "close", jobIds: idsFor("close"), message })}
        />
      )}
      {asking === "extend" && (
        <DeadlineDialog
          title={plural(able("extend").length, {
            one: "Extend {count} job",
            other: "Extend {count} jobs",
          })}
          text="They'll stay open until the end of the day you choose."
          now={now}
          action="Extend"
          busyAction="Extending..."
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onConfirm={(deadline) =>
            void send({ action: "extend", jobIds: idsFor("extend"), deadline })
          }
        />
      )}
    </div>
  );
}
