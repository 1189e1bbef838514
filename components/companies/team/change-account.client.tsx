"use client";

import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { signOut } from "@/lib/browser/session";

/** Logs out someone who is logged in with another account, and shows the page again. */
export function ChangeAccount() {
  const { form } = useSubmission({
    fallback: "You couldn't be logged out. Please try again.",
    send: async () => {
      await signOut();
      location.reload();
    },
  });
  return (
    <Form {...form} className="form-grid needs-script mt-6" aria-label="Log out">
      <FormErrors />
      <SubmitButton label="Log Out and Continue" busyLabel="Logging out..." />
    </Form>
  );
}
