"use client";

import { useRouter } from "next/navigation";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { CriteriaList } from "@/lib/applications/scorecards/criteria.schema";
import { api } from "@/lib/browser/api";
import { linesOf } from "@/lib/shared/formats/lines";

type Props = { companyId: string; criteria: readonly string[] };

/** What the team rates applicants by where a job names nothing of its own; for owners. */
export function CriteriaForm({ companyId, criteria }: Props) {
  const router = useRouter();
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "We couldn't save the criteria. Try again.",
    isLasting: true,
    check: () => ({}),
    send: async ({ criteria: text }) => {
      const path = `/api/employer/companies/${companyId}/criteria`;
      await api<CriteriaList>(path, { method: "PUT", json: { criteria: linesOf(text) } });
      toast({ kind: "good", text: "Criteria saved." });
      router.refresh();
    },
  });
  return (
    <section className="stage-new" id="criteria" aria-labelledby="criteria-title">
      <h2 id="criteria-title">Scorecard</h2>
      <form {...form} className="form-grid" aria-label="Scorecard">
        <FormErrors errors={errors} alert={alert} idOf={() => "criteria-text"} />
        <TextArea
          name="criteria"
          id="criteria-text"
          label="What you rate applicants by"
          help="One per line. Jobs with their own criteria keep them. If you remove a criterion, its ratings are kept and return when you add it back."
          rows={Math.min(12, criteria.length + 2)}
          defaultValue={criteria.join("\n")}
          error={errors["criteria"]}
        />
        <SubmitButton
          label="Save Criteria"
          busyLabel="Saving..."
          isBusy={isBusy}
          className="btn-strong justify-self-start"
        />
      </form>
    </section>
  );
}
