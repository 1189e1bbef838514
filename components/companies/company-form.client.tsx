"use client";

import { useRouter } from "next/navigation";
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
import { api } from "@/lib/browser/api";

type Props = {
  /** The form's accessible name. */
  label: string;
  path: string;
  button: string;
  busyButton: string;
  done: string;
  fallback: string;
  check?: (values: FormValues) => FieldErrors;
  /** Turns the typed values into the request body. */
  toBody?: (values: FormValues, form: HTMLFormElement) => unknown;
  children: ReactNode;
};

/** A form about the company: cleared when it succeeds, and kept as typed when it fails. */
export function CompanyForm(props: Props) {
  const { label, path, button, busyButton, done, fallback, check, children } = props;
  const { toBody = (values: FormValues) => values } = props;
  const router = useRouter();
  const { form } = useSubmission({
    ...(check ? { check } : {}),
    fallback,
    isLasting: true,
    send: async (values, element) => {
      await api(path, { method: "POST", json: toBody(values, element) });
      element.reset();
      toast({ kind: "good", text: done });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="form-grid needs-script" aria-label={label}>
      <FormErrors />
      {children}
      <div className="settings-actions">
        <SubmitButton label={button} busyLabel={busyButton} className="btn-strong" />
      </div>
    </Form>
  );
}
