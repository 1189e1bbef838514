"use client";

import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import type { AlertView } from "@/lib/alerts/schema";

type Props = {
  name: string;
  onRename: (name: string) => Promise<{ alert: AlertView | null }>;
  onRenamed: (alert: AlertView | null) => void;
  onClose: () => void;
};

/** Asks for an alert's new name. */
export function RenameAlert({ name, onRename, onRenamed, onClose }: Props) {
  const { form } = useSubmission({
    check: (values) => (values["name"]?.trim() ? {} : { name: "Give the alert a name" }),
    fallback: "We couldn't rename the alert. Please try again.",
    send: async (values) => onRenamed((await onRename(values["name"] ?? "")).alert),
  });
  return (
    <Modal title="Rename alert" onClose={onClose}>
      <Form
        {...form}
        className="form-grid"
        aria-label="Rename alert"
        idOf={(field) => `alert-${field}`}
      >
        <FormErrors />
        <TextField label="Name" name="name" defaultValue={name} maxLength={120} required />
        <SubmitButton label="Save" busyLabel="Saving..." />
      </Form>
    </Modal>
  );
}
