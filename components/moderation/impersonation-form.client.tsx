"use client";

import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { refreshSession } from "@/lib/browser/session";
import { homeOf, type UserType } from "@/lib/shared/areas";

type Props = { userId: string; userType: UserType };

/** Starts an impersonation, and goes to the person's start page. */
export function ImpersonationForm({ userId, userType }: Props) {
  const { form } = useSubmission({
    send: async (values) => {
      const json = { reason: values["reason"] ?? "" };
      await api(`/api/admin/people/${userId}/impersonation`, { method: "POST", json });
      // The cookie identifies the impersonated person, without whom the next page would redirect
      // back.
      await refreshSession();
      location.assign(homeOf(userType));
    },
    fallback: "That didn't work. Try again.",
  });
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <TextField
        name="reason"
        id="impersonation-reason"
        label="Why"
        help="It's recorded in the audit log. For half an hour you see what they see. You can't change anything or open files."
        maxLength={500}
      />
      <SubmitButton
        label="View Site as This Person"
        busyLabel="Opening..."
        className="btn-outline needs-script"
      />
    </Form>
  );
}
