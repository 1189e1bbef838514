"use client";

import type { ReactNode } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import {
  type FieldErrors,
  type FormValues,
  useSubmission,
} from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { clearDraft } from "@/lib/browser/drafts";

type Props = {
  /** Names the form among those on the page. */
  name: string;
  label: string;
  button: string;
  busyButton: string;
  /** How the button looks. */
  variant?: "btn-primary" | "btn-strong" | "btn-outline" | "btn-danger";
  /** The message on success; without one, what follows says enough. */
  done?: string;
  /** Whether what was typed stays after a success; passwords never do. */
  isKept?: boolean;
  check?: (values: FormValues, form: HTMLFormElement) => FieldErrors;
  send: (values: FormValues) => Promise<void>;
  /** Without it, there is nothing to cancel. */
  onCancel?: () => void;
  children?: ReactNode;
};

/**
 * A settings form: sent once at a time, with problems beside their fields, and still there
 * afterwards.
 */
export function SettingsForm(props: Props) {
  const { name, label, button, busyButton, variant = "btn-strong", onCancel, children } = props;
  const { form } = useSubmission({
    ...(props.check ? { check: props.check } : {}),
    fallback: "That didn't work. Please try again.",
    isLasting: true,
    send: async (values, element) => {
      await props.send(values);
      clearDraft(element);
      if (!props.isKept) element.reset();
      if (props.done) toast({ kind: "good", text: props.done });
    },
  });
  return (
    <Form
      {...form}
      className="form-grid needs-script"
      aria-label={label}
      data-form={name}
      data-draft={name}
      idOf={(field) => `${name}-${field}`}
    >
      <FormErrors />
      {children}
      <div className="settings-actions">
        <SubmitButton label={button} busyLabel={busyButton} className={variant} />
        {onCancel && (
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
