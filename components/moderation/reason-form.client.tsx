"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { ReasonField } from "./reason-field";

type Props = {
  path: string;
  method: "POST" | "PUT";
  /** Sent with the reason. */
  json: Record<string, unknown>;
  label: string;
  busyLabel: string;
  /** The message on success. */
  done: string;
  /** The label of the reason's field, and the help that says who reads it. */
  reasonLabel: string;
  help: string;
  templates: readonly ReasonTemplateView[];
  /** Where to go afterwards; refreshes the page by default. */
  next?: string;
};

/** Does something that requires a reason: suspends, takes down. */
export function ReasonForm(props: Props) {
  const { path, method, json, label, busyLabel, done, reasonLabel, help, templates, next } = props;
  const router = useRouter();
  const [reason, setReason] = useState("");
  const { form, errors } = useSubmission({
    check: (values): Record<string, string> =>
      (values["reason"] ?? "").trim().length < 5 ? { reason: "Say why, in a few words" } : {},
    send: async (values) => {
      await api(path, { method, json: { ...json, reason: values["reason"] ?? "" } });
      toast({ kind: "good", text: done });
      setReason("");
      if (next === undefined) router.refresh();
      else location.assign(next);
    },
    fallback: "That didn't work. Try again.",
    isLasting: next === undefined,
  });
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <ReasonField
        name="reason"
        id={`reason-${path}`}
        label={reasonLabel}
        help={help}
        templates={templates}
        value={reason}
        error={errors["reason"]}
        onWrite={setReason}
      />
      <SubmitButton label={label} busyLabel={busyLabel} className="btn-danger needs-script" />
    </Form>
  );
}
