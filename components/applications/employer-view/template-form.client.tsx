"use client";

import { Modal } from "@/components/ui/dialogs/modal.client";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { TextField } from "@/components/ui/forms/text-field";
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
  const { form, isBusy, errors, alert } = useSubmission({
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
      <form {...form} className="form-grid" aria-label={template ? "Template" : "New template"}>
        <FormErrors errors={errors} alert={alert} idOf={idOf} />
        <TextField
          name="name"
          id={idOf("name")}
          label="Name"
          defaultValue={template?.name}
          error={errors["name"]}
        />
        <TextArea
          name="text"
          id={idOf("text")}
          label="Text"
          help="Everyone in your company can use it. {first name}, {name}, {job}, {company} and {sender} are filled in for you."
          rows={7}
          defaultValue={text}
          error={errors["text"]}
        />
        <SubmitButton label="Save Template" busyLabel="Keeping..." isBusy={isBusy} />
      </form>
    </Modal>
  );
}
