"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { api } from "@/lib/browser/api";

/** Withdraws a change that is waiting for review, or dismisses one that was refused. */
export function WithdrawEdit({ jobId, isRejected }: { jobId: string; isRejected: boolean }) {
  const router = useRouter();
  const { isBusy, attempt } = useOneAtATime();

  const withdraw = () =>
    attempt(async () => {
      await api(`/api/employer/jobs/${jobId}/edit`, { method: "DELETE" });
      toast({ kind: "good", text: isRejected ? "Discarded." : "Change withdrawn." });
      // The button disappears with its purpose.
      document.getElementById("main")?.focus();
      router.refresh();
    });

  const [label, busyLabel] = isRejected
    ? ["Discard It", "Discarding..."]
    : ["Withdraw It", "Withdrawing..."];
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm needs-script"
      aria-busy={isBusy}
      onClick={() => void withdraw()}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
