"use client";

import { useId, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Select } from "@/components/ui/forms/field";
import { FieldError } from "@/components/ui/forms/field-frame";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { REPORT_CATEGORIES, REPORT_MAX_LENGTH } from "@/lib/moderation/reports.schema";

type Props = { jobId: string; onClose: () => void };

const OPTIONS = [["", "Choose what is wrong"], ...Object.entries(REPORT_CATEGORIES)] as const;

function Thanks({ onClose }: Pick<Props, "onClose">) {
  return (
    <>
      <p role="status">
        Thank you. Our team will review the job. We won't tell the employer who reported it.
      </p>
      <div className="dialog-foot">
        <button type="button" className="btn btn-strong" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  );
}

function ReportForm({ jobId, onClose, onSent }: Props & { onSent: () => void }) {
  const choice = useId();
  const { form, errors } = useSubmission({
    check: ({ category = "", text = "" }): Record<string, string> => {
      if (category === "") return { category: "Choose what is wrong" };
      return category === "other" && text.trim() === "" ? { text: "Say what is wrong" } : {};
    },
    send: async ({ category, text }) => {
      await api(`/api/jobs/${jobId}/reports`, { method: "POST", json: { category, text } });
      onSent();
    },
    fallback: "We couldn't send this. Try again.",
  });
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <div className="field">
        <label className="label" htmlFor={choice}>
          What is wrong?
        </label>
        <Select
          id={choice}
          name="category"
          defaultValue=""
          options={OPTIONS}
          aria-invalid={errors["category"] ? true : undefined}
          aria-describedby={errors["category"] ? `${choice}-error` : undefined}
        />
        {errors["category"] && <FieldError id={`${choice}-error`}>{errors["category"]}</FieldError>}
      </div>
      <TextArea
        name="text"
        id="report-text"
        label="What happened? (optional)"
        help="Don't include private information, such as account numbers."
        maxLength={REPORT_MAX_LENGTH}
      />
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Cancel
        </button>
        <SubmitButton label="Send Report" busyLabel="Sending..." className="btn-strong" />
      </div>
    </Form>
  );
}

/** Reports that a posting should not be here. */
export function ReportDialog({ jobId, onClose }: Props) {
  const [isSent, setSent] = useState(false);
  return (
    <Modal title="Report this job" onClose={onClose}>
      {isSent ? (
        <Thanks onClose={onClose} />
      ) : (
        <ReportForm jobId={jobId} onClose={onClose} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}
