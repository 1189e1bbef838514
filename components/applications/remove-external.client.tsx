"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { failureText } from "@/lib/browser/api";
import { answerVisit } from "./applied-jobs.client";

type Props = { jobId: string; title: string };

/** Removes an application on another site from the list; the message offers to undo that. */
export function RemoveExternal({ jobId, title }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function answer(hasApplied: boolean): Promise<void> {
    setBusy(true);
    try {
      await answerVisit(jobId, hasApplied);
      router.refresh();
      if (hasApplied) return;
      const undo = { label: "Undo", run: () => void answer(true) };
      toast({ kind: "good", text: `${title} removed from your list.`, action: undo });
      document.getElementById("main")?.focus();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className="app-remove needs-script"
      aria-label={`Remove from the list: ${title}`}
      aria-busy={isBusy}
      onClick={() => void (isBusy || answer(false))}
    >
      Remove
    </button>
  );
}
