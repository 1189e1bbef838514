"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { createPortal } from "react-dom";
import { toast } from "@/components/ui/toasts/toast.client";
import type { VisitQuestion as Question } from "@/lib/applications/applying/external.schema";
import { failureText } from "@/lib/browser/api";
import { answerVisit } from "./applied-jobs.client";

const ANSWERS: readonly [label: string, hasApplied: boolean | null, said: string][] = [
  ["Yes", true, "It's in your applications now."],
  ["Not yet", null, "We'll ask again tomorrow."],
  ["No", false, "We won't ask again."],
];

/** Asks someone who went to an employer's own page whether they applied there. */
export function VisitQuestion({ jobId, title, companyName }: Question) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function answer(hasApplied: boolean | null, said: string): Promise<void> {
    setBusy(true);
    try {
      await answerVisit(jobId, hasApplied);
      toast({ kind: "good", text: said });
      // The pressed button disappears.
      document.getElementById("main")?.focus({ preventScroll: true });
      if (hasApplied) router.refresh();
    } catch (error) {
      setBusy(false);
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return createPortal(
    <section className="visit-question no-print" aria-label="Your visit">
      <div role="status">
        <p>
          <b>Did you apply at {companyName}?</b>
        </p>
        <p className="help">{title}</p>
      </div>
      <div className="row">
        {ANSWERS.map(([label, hasApplied, said]) => (
          <button
            key={label}
            type="button"
            className="btn btn-outline btn-sm"
            aria-busy={isBusy}
            onClick={() => void (isBusy || answer(hasApplied, said))}
          >
            {label}
          </button>
        ))}
      </div>
    </section>,
    document.body,
  );
}
