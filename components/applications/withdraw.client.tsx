"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { flushSync } from "react-dom";
import { DialogFoot } from "@/components/ui/dialogs/dialog-foot";
import { Overlay } from "@/components/ui/dialogs/overlay.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { failureText } from "@/lib/browser/api";
import { refreshApplied } from "./applied-jobs.client";
import { useApplicationAccess } from "./by-hand/link-access.client";

type Props = { id: string; version: number; title: string; company: string };

/** Withdraws an application after a confirmation. */
export function Withdraw({ id, version, title, company }: Props) {
  const router = useRouter();
  const { api } = useApplicationAccess();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function withdraw(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await api(`/api/applications/${id}/withdrawal`, { method: "POST", json: { version } });
      // Before the focus moves, because a dialog that closes gives it back to its opener.
      flushSync(() => setAsking(false));
      toast({ kind: "good", text: "Application withdrawn." });
      refreshApplied();
      // The button disappears with its purpose.
      document.getElementById("main")?.focus();
    } catch (error) {
      setProblem(failureText(error));
    }
    setBusy(false);
    router.refresh();
  }

  function close(): void {
    if (isBusy) return;
    setAsking(false);
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-danger needs-script"
        aria-haspopup="dialog"
        onClick={() => {
          setProblem("");
          setAsking(true);
        }}
      >
        Withdraw Application
      </button>
      {isAsking && (
        <Overlay className="dialog" aria-labelledby="withdraw-title" onClose={close}>
          <h2 id="withdraw-title">Withdraw your application?</h2>
          <p className="break-words">
            For <b>{title}</b>. {company} will no longer see it or your CV. This is final: you can't
            apply for this job again.
          </p>
          <p role="alert" className="err">
            {problem}
          </p>
          <DialogFoot
            keep="Keep It"
            onKeep={close}
            label={isBusy ? "Withdrawing..." : "Withdraw"}
            tone="btn-danger"
            isBusy={isBusy}
            onConfirm={() => void (isBusy || withdraw())}
          />
        </Overlay>
      )}
    </>
  );
}
