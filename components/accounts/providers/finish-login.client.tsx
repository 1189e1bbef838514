"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { ApiError } from "@/lib/browser/api";
import { signInByJourney } from "@/lib/browser/session";
import { homeOf } from "@/lib/shared/areas";
import { AuthenticatorCodeField } from "../authenticator-code-field";

type Props = { from: string | null; takesCode: boolean; providerName: string };

/**
 * Ends the login of someone whose account is connected: by itself, or once they have entered the
 * second factor's code.
 */
export function FinishLogin({ from, takesCode, providerName }: Props) {
  const [asksForCode, setAsksForCode] = useState(takesCode);
  const isBegun = useRef(false);

  const { form } = useSubmission({
    check: ({ code }) => (code === undefined || code.trim() ? {} : { code: "Enter the code" }),
    fallback: "Login failed. Please try again.",
    send: async ({ code }) => {
      try {
        const { userType } = await signInByJourney(code ? { code } : {});
        location.assign(from ?? homeOf(userType));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "code_required") throw error;
        setAsksForCode(true);
        const { status, code: about, message } = error;
        const fields = code ? { code: [message] } : {};
        throw new ApiError({ status, code: about, message: "", fields });
      }
    },
  });

  const begin = useEffectEvent(() => {
    if (asksForCode || isBegun.current) return;
    isBegun.current = true;
    form.ref.current?.requestSubmit();
  });
  useEffect(() => begin(), []);

  return (
    <Form {...form} className="form-grid needs-script" aria-label="Login">
      <FormErrors />
      {asksForCode && <AuthenticatorCodeField />}
      <SubmitButton
        label={asksForCode ? "Login" : `Continue with ${providerName}`}
        busyLabel="Signing in..."
      />
    </Form>
  );
}
