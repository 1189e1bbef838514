"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";

/** Withdraws a change that is waiting for review, or dismisses one that was refused. */
export function WithdrawEdit({ jobId, isRejected }: { jobId: string; isRejected: boolean }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      await api(`/api/employer/jobs/${jobId}/edit`, { method: "DELETE" });
      toast({ kind: "good", text: isRejected ? "Discarded." : "Change withdrawn." });
      // The button disappears with its purpose.
      document.getElementById("main")?.focus();
      router.refresh();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
  }

  const [label, busyLabel] = isRejected
    ? ["Discard It", "Discarding..."]
    : ["Withdraw It", "Withdrawing..."];
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm needs-script"
      aria-busy={isBusy}
      onClick={() => void (isBusy || withdraw())}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
