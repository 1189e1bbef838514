"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { answerVisit } from "./applied-jobs.client";

type Props = { jobId: string; title: string };

/** Removes an application on another site from the list; the message offers to undo that. */
export function RemoveExternal({ jobId, title }: Props) {
  const router = useRouter();
  const { isBusy, attempt } = useOneAtATime();

  const answer = (hasApplied: boolean): Promise<boolean> =>
    attempt(async () => {
      await answerVisit(jobId, hasApplied);
      router.refresh();
      if (hasApplied) return;
      const undo = { label: "Undo", run: () => void answer(true) };
      toast({ kind: "good", text: `${title} removed from your list.`, action: undo });
      document.getElementById("main")?.focus();
    });

  return (
    <button
      type="button"
      className="app-remove needs-script"
      aria-label={`Remove from the list: ${title}`}
      aria-busy={isBusy}
      onClick={() => void answer(false)}
    >
      Remove
    </button>
  );
}
