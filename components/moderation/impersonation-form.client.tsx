"use client";

import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextField } from "@/components/ui/forms/text-field";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { refreshSession } from "@/lib/browser/session";
import { homeOf, type UserType } from "@/lib/shared/areas";

type Props = { userId: string; userType: UserType };

/** Starts an impersonation, and goes to the person's start page. */
export function ImpersonationForm({ userId, userType }: Props) {
  const { form, isBusy, errors, alert } = useSubmission({
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
    <form {...form} className="stacked-form">
      <FormErrors errors={errors} alert={alert} />
      <TextField
        name="reason"
        id="impersonation-reason"
        label="Why"
        help="It's recorded in the audit log. For half an hour you see what they see. You can't change anything or open files."
        maxLength={500}
        error={errors["reason"]}
      />
      <SubmitButton
        label="View Site as This Person"
        busyLabel="Opening..."
        isBusy={isBusy}
        className="btn-outline needs-script"
      />
    </form>
  );
}
