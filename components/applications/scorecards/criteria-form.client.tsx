"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { CriteriaList } from "@/lib/applications/scorecards/criteria.schema";
import { api } from "@/lib/browser/api";
import { linesOf } from "@/lib/shared/formats/lines";

type Props = { companyId: string; criteria: readonly string[] };

/** What the team rates applicants by where a job names nothing of its own; for owners. */
export function CriteriaForm({ companyId, criteria }: Props) {
  const router = useRouter();
  const { form } = useSubmission({
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
      <Form
        {...form}
        className="form-grid"
        aria-label="Scorecard"
        idOf={(name) => `criteria-${name}`}
      >
        <FormErrors />
        <TextArea
          name="criteria"
          label="What you rate applicants by"
          help="One per line. Jobs with their own criteria keep them. If you remove a criterion, its ratings are kept and return when you add it back."
          rows={Math.min(12, criteria.length + 2)}
          defaultValue={criteria.join("\n")}
        />
        <SubmitButton
          label="Save Criteria"
          busyLabel="Saving..."
          className="btn-strong justify-self-start"
        />
      </Form>
    </section>
  );
}
