"use client";

import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/browser/api";
import { signOut } from "@/lib/browser/session";
import { newPasswordErrors } from "./field-checks";
import { NewPassword } from "./new-password.client";
import { ResetRequest } from "./reset-request.client";

type Props = {
  token: string;
  least: number;
  /** Why the link no longer works, if the server knows already. */
  refusal: string | null;
};
type FormProps = Omit<Props, "refusal"> & {
  onChanged: () => void;
  onGone: (reason: string) => void;
};

function PasswordForm({ token, least, onChanged, onGone }: FormProps) {
  const { form } = useSubmission({
    check: (values) => newPasswordErrors(values, least),
    fallback: "We couldn't change the password. Please try again.",
    send: async (values) => {
      try {
        await api("/api/password-resets/confirm", { method: "POST", json: { ...values, token } });
      } catch (error) {
        if (error instanceof ApiError && error.code === "gone") return onGone(error.message);
        throw error;
      }
      // Every session has ended, including this browser's.
      await signOut().catch(() => undefined);
      onChanged();
    },
  });
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Choose a new password">
      <FormErrors />
      <NewPassword label="New Password" least={least} />
      <SubmitButton label="Change Password" busyLabel="Changing..." />
    </Form>
  );
}

/**
 * Sets a new password with a mailed link; for a link that no longer works, says why and what to do.
 */
export function NewPasswordForm({ token, least, refusal }: Props) {
  const [isChanged, setChanged] = useState(false);
  const [gone, setGone] = useState(refusal);

  if (isChanged) {
    return (
      <Arrival>
        <Notice tone="good">
          Your password has been changed and you've been signed out everywhere. Log in with the new
          one.
        </Notice>
        <LinkButton variant="primary" size="lg" href="/login" className="mt-6 w-full">
          Login
        </LinkButton>
      </Arrival>
    );
  }
  if (gone !== null) {
    const notice = <Notice tone="bad">{gone}</Notice>;
    return (
      <>
        {/* On a page that begins with it, the focus stays at the page's start. */}
        {gone === refusal ? notice : <Arrival>{notice}</Arrival>}
        <h2 className="mt-8 mb-4 text-xl">Ask for a new link</h2>
        <ResetRequest />
      </>
    );
  }
  return (
    <PasswordForm token={token} least={least} onChanged={() => setChanged(true)} onGone={setGone} />
  );
}
