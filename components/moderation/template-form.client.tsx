"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import { REASON_PURPOSES } from "@/lib/moderation/reason-purposes.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";

type Props = {
  template?: ReasonTemplateView;
  /** Its other actions. */
  children?: ReactNode;
};

/** One of the often-used reasons; a new one without `template`. */
export function TemplateForm({ template, children }: Props) {
  const router = useRouter();
  const key = template?.id ?? "new";
  const { form } = useSubmission({
    send: async ({ name, text, purpose }, target) => {
      const path = template ? `/api/admin/reasons/${template.id}` : "/api/admin/reasons";
      await api(path, { method: template ? "PUT" : "POST", json: { name, text, purpose } });
      toast({ kind: "good", text: template ? "Saved." : "Added." });
      if (!template) target.reset();
      router.refresh();
    },
    fallback: "That didn't work. Try again.",
    isLasting: true,
  });
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <TextField
        name="name"
        id={`name-${key}`}
        label="Name"
        maxLength={80}
        defaultValue={template?.name}
      />
      <SelectField
        name="purpose"
        id={`purpose-${key}`}
        label="For"
        options={Object.entries(REASON_PURPOSES)}
        defaultValue={template?.purpose ?? "content"}
      />
      <TextArea
        name="text"
        id={`text-${key}`}
        label="Message"
        maxLength={2000}
        defaultValue={template?.text}
      />
      <div className="admin-buttons">
        <SubmitButton
          label={template ? "Save" : "Add Reason"}
          busyLabel="Saving..."
          className="btn-strong needs-script"
        />
        {children}
      </div>
    </Form>
  );
}
