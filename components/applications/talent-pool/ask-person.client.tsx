"use client";

import { useRouter } from "next/navigation";
import { emailErrors } from "@/components/accounts/field-checks";
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
import { isPhoneNumber, PHONE_REFUSAL } from "@/lib/shared/phone";
import { OriginField, PermissionField, PersonLines } from "../by-hand/person-fields.client";

function check(values: FormValues, form: HTMLFormElement): FieldErrors {
  return {
    ...(values["fullName"]?.trim() ? {} : { fullName: "Enter their full name" }),
    ...emailErrors(form),
    ...(isPhoneNumber(values["phone"] ?? "") ? {} : { phone: PHONE_REFUSAL }),
    ...(values["origin"] ? {} : { origin: "Choose how you met them" }),
    ...(values["mayPassOn"] ? {} : { mayPassOn: "Confirm that you may pass on their details" }),
  };
}

type Props = { companyId: string; companyName: string };

/** Asks someone who didn't apply whether the company may keep them. */
export function AskPerson({ companyId, companyName }: Props) {
  const router = useRouter();
  const { form } = useSubmission({
    check,
    isLasting: true,
    fallback: "We couldn't ask them. Please try again.",
    send: async ({ mayPassOn, ...typed }, sent) => {
      const filled = Object.entries(typed).filter(([, value]) => value.trim() !== "");
      await api(`/api/employer/companies/${companyId}/talent-pool`, {
        method: "POST",
        json: { ...Object.fromEntries(filled), mayPassOn: mayPassOn === "on" },
      });
      toast({ kind: "good", text: "We've asked them by email." });
      sent.reset();
      router.refresh();
    },
  });
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Ask someone">
      <FormErrors />
      <PersonLines />
      <OriginField />
      <PermissionField
        help={`We email them once: who at ${companyName} asks, what would be kept, and a link to say yes or no. Without an answer, it's deleted after 30 days.`}
      />
      <SubmitButton label="Ask Them" busyLabel="Asking..." />
    </Form>
  );
}
