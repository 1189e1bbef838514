"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import { refreshApplied } from "./applied-jobs.client";

type Props = { id: string; version: number; title: string; company: string };

/** Withdraws an application after a confirmation. */
export function Withdraw({ id, version, title, company }: Props) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function withdraw(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await api(`/api/applications/${id}/withdrawal`, { method: "POST", json: { version } });
      dialog.current?.close();
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

  return (
    <>
      <button
        type="button"
        className="btn btn-danger needs-script"
        onClick={() => {
          setProblem("");
          dialog.current?.showModal();
        }}
      >
        Withdraw Application
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="withdraw-title">
        <h2 id="withdraw-title">Withdraw your application?</h2>
        <p className="break-words">
          For <b>{title}</b>. {company} will no longer see it or your CV. This is final: you can't
          apply for this job again.
        </p>
        <p role="alert" className="err">
          {problem}
        </p>
        <div className="dialog-foot">
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => isBusy || dialog.current?.close()}
          >
            Keep It
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-busy={isBusy}
            onClick={() => void (isBusy || withdraw())}
          >
            {isBusy ? "Withdrawing..." : "Withdraw"}
          </button>
        </div>
      </dialog>
    </>
  );
}
