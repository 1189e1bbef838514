"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { ReasonList } from "@/lib/applications/letters/reasons.schema";
import { api } from "@/lib/browser/api";
import { linesOf } from "@/lib/shared/formats/lines";

type Props = { companyId: string; reasons: readonly string[] };

/** The reasons that the team chooses from when it turns someone down; for owners. */
export function ReasonsForm({ companyId, reasons }: Props) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save the reasons. Try again.",
    isLasting: true,
    check: ({ reasons: text = "" }): Record<string, string> =>
      linesOf(text).length === 0 ? { reasons: "Keep at least one reason" } : {},
    send: async ({ reasons: text }, element) => {
      const path = `/api/employer/companies/${companyId}/decision-reasons`;
      const json = { reasons: linesOf(text) };
      const saved = await api<ReasonList>(path, { method: "PUT", json });
      const area = element.elements.namedItem("reasons");
      if (area instanceof HTMLTextAreaElement) area.value = saved.reasons.join("\n");
      toast({ kind: "good", text: "Reasons saved." });
      router.refresh();
    },
  });
  return (
    <section className="stage-new" id="reasons" aria-labelledby="reasons-title">
      <h2 id="reasons-title">Private reasons</h2>
      <Form
        {...form}
        className="form-grid"
        aria-label="Private reasons"
        idOf={(name) => `reasons-${name}`}
      >
        <FormErrors />
        <TextArea
          name="reasons"
          label="Why you turn people down"
          help="One per line, in the order your team sees them. Applicants never see them, and reasons you've already chosen stay the same."
          rows={Math.min(12, reasons.length + 2)}
          defaultValue={reasons.join("\n")}
        />
        <SubmitButton
          label="Save Reasons"
          busyLabel="Saving..."
          className="btn-strong justify-self-start"
        />
      </Form>
    </section>
  );
}
