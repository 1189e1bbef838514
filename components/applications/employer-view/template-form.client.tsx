"use client";

import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { MESSAGE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import type { TemplateView } from "@/lib/applications/messaging/message-templates.schema";
import { api } from "@/lib/browser/api";

type Props = {
  companyId: string;
  /** The one to change; null for a new one. */
  template: TemplateView | null;
  text: string;
  onSaved: (template: TemplateView) => void;
  onClose: () => void;
};

const idOf = (name: string) => `template-${name}`;

function missing({ name = "", text = "" }: FormValues): Record<string, string> {
  return {
    ...(name.trim() === "" ? { name: "Name the template" } : {}),
    ...(text.trim() === "" ? { text: "Write the template's text" } : {}),
    ...(text.length > MESSAGE_MAX_LENGTH
      ? { text: "A template must be at most 5,000 characters long" }
      : {}),
  };
}

/** A message template: its name, and its text with placeholders. */
export function TemplateForm({ companyId, template, text, onSaved, onClose }: Props) {
  const { form } = useSubmission({
    fallback: "We couldn't save the template. Try again.",
    check: missing,
    send: async ({ name, text: written }) => {
      const json = { name, text: written };
      const path = "/api/message-templates";
      onSaved(
        template
          ? await api<TemplateView>(`${path}/${template.id}`, { method: "PUT", json })
          : await api<TemplateView>(path, { method: "POST", json: { ...json, companyId } }),
      );
    },
  });
  return (
    <Modal title={template ? "Edit the Template" : "Save as Template"} onClose={onClose}>
      <Form
        {...form}
        className="form-grid"
        aria-label={template ? "Template" : "New template"}
        idOf={idOf}
      >
        <FormErrors />
        <TextField name="name" label="Name" defaultValue={template?.name} />
        <TextArea
          name="text"
          label="Text"
          help="Everyone in your company can use it. {first name}, {name}, {job}, {company} and {sender} are filled in for you."
          rows={7}
          defaultValue={text}
        />
        <SubmitButton label="Save Template" busyLabel="Keeping..." />
      </Form>
    </Modal>
  );
}
