"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { api, failureText } from "@/lib/browser/api";
import type { JobsChange } from "@/lib/jobs/employer/lifecycle.schema";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import { formatDay } from "@/lib/shared/dates";
import { CloseDialog } from "./close-dialog.client";
import { DeadlineDialog } from "./deadline-dialog.client";
import { possibleActions } from "./employer-job-words";
import { useJobChanges } from "./use-job-changes.client";

type OpenDialog = "close" | "extend" | "renew" | null;
type Props = {
  job: Pick<EmployerJobRow, "id" | "status" | "source" | "applications" | "postedAt">;
  /** From when it can be renewed; null if it can't be. */
  renewableFrom: string | null;
  now: string;
};

/** Renews a posting; a refusal is shown in the dialog. */
function useRenewal(id: string, onDone: () => void) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function renew(deadline: string): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await api(`/api/employer/jobs/${id}/renewals`, { method: "POST", json: { deadline } });
      toast({ kind: "good", text: "Job renewed. It's at the top of the lists again." });
      onDone();
      router.refresh();
    } catch (error) {
      setProblem(failureText(error));
    }
    setBusy(false);
  }
  return { renew, isRenewing: isBusy, problem };
}

function Dialogs({
  asking,
  ...props
}: { asking: OpenDialog; onClose: () => void; onRenewed: () => void } & Props & {
    isBusy: boolean;
    send: (change: JobsChange) => void;
  }) {
  const { job, now, isBusy, send, onClose } = props;
  const { renew, isRenewing, problem } = useRenewal(job.id, props.onRenewed);
  const jobIds = [job.id];
  if (asking === "close") {
    return (
      <CloseDialog
        jobs={[job]}
        now={now}
        isBusy={isBusy}
        onClose={onClose}
        onConfirm={(message) => send({ action: "close", jobIds, message })}
      />
    );
  }
  if (asking === "extend") {
    return (
      <DeadlineDialog
        title="Extend the job"
        text="It will stay open until the end of the day you choose."
        now={now}
        action="Extend"
        busyAction="Extending..."
        isBusy={isBusy}
        onClose={onClose}
        onConfirm={(deadline) => send({ action: "extend", jobIds, deadline })}
      />
    );
  }
  if (asking === null) return null;
  return (
    <DeadlineDialog
      title="Renew the job"
      text="It will be shown as posted now, at the top of the lists, with a new deadline. Its existing applications stay as they are."
      now={now}
      action="Renew"
      busyAction="Renewing..."
      isBusy={isRenewing}
      problem={problem}
      onClose={onClose}
      onConfirm={(deadline) => void renew(deadline)}
    />
  );
}

/** The possible actions for one posting. */
export function JobActions({ job, renewableFrom, now }: Props) {
  const [asking, setAsking] = useState<OpenDialog>(null);
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  const { run, isBusy, refused } = useJobChanges(finish);
  const can = possibleActions(job);
  const jobIds = [job.id];
  const isEarly = renewableFrom !== null && renewableFrom > now;

  // The pressed button may disappear along with the status it was for.
  function finish(): void {
    setAsking(null);
    focusOn(".employer-job-actions");
  }

  const buttons: readonly (readonly [boolean, string, () => void])[] = [
    [can.pause, "Pause", () => void run({ action: "pause", jobIds })],
    [can.resume, "Resume", () => void run({ action: "resume", jobIds })],
    [can.extend, "Extend...", () => setAsking("extend")],
    [renewableFrom !== null && !isEarly, "Renew...", () => setAsking("renew")],
    [can.close, "Close...", () => setAsking("close")],
  ];
  return (
    <div ref={place} className="grid gap-4">
      {/* Gets the focus once an action is done. */}
      <div
        className="row employer-job-actions needs-script"
        role="toolbar"
        aria-label="Change the job"
        tabIndex={-1}
      >
        {buttons.map(
          ([isPossible, label, act]) =>
            isPossible && (
              <button
                key={label}
                type="button"
                className="btn btn-outline"
                aria-disabled={isBusy}
                onClick={() => isBusy || act()}
              >
                {label}
              </button>
            ),
        )}
      </div>
      {isEarly && job.status !== "live" && (
        <p className="employer-job-muted">You can renew it from {formatDay(renewableFrom)}.</p>
      )}
      {refused.map(({ jobId, message }) => (
        <Notice key={jobId} tone="warn" role="status">
          {message}
        </Notice>
      ))}
      <Dialogs
        asking={asking}
        job={job}
        renewableFrom={renewableFrom}
        now={now}
        isBusy={isBusy}
        send={(change) => void run(change)}
        onClose={() => setAsking(null)}
        onRenewed={finish}
      />
    </div>
  );
}
