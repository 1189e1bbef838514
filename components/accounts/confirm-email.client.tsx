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
import { ConfirmHead } from "./confirm-head";
import { CurrentPassword, currentPasswordErrors } from "./settings/current-password";
import { type LinkVisitor, UnusableLink } from "./unusable-link";

type Props = {
  token: string;
  reader: LinkVisitor | null;
  /** The link changes the address of an account that is not signed in here. */
  takesPassword: boolean;
};
type FormProps = Pick<Props, "token" | "takesPassword"> & {
  onConfirmed: (email: string) => void;
  onOver: (reason: string) => void;
};

// Answers after which the link is of no further use.
const OVER = ["gone", "conflict"];

/** Returns the address that is now confirmed. */
async function confirm(token: string, currentPassword: string | undefined): Promise<string> {
  const json = { token, ...(currentPassword ? { currentPassword } : {}) };
  const path = "/api/email-verifications/confirm";
  return (await api<{ email: string }>(path, { method: "POST", json })).email;
}

function ConfirmForm({ token, takesPassword, onConfirmed, onOver }: FormProps) {
  const [asksForPassword, setAsksForPassword] = useState(takesPassword);

  function afterRefusal(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    // Signed out since the page was opened: the field now appears, and says what it is for.
    if (error.fields["currentPassword"]) setAsksForPassword(true);
    if (!OVER.includes(error.code ?? "")) throw error;
    onOver(error.message);
  }

  const { form } = useSubmission({
    check: (values) => (asksForPassword ? currentPasswordErrors(values) : {}),
    fallback: "We couldn't confirm the address. Please try again.",
    send: async ({ currentPassword }) => {
      await confirm(token, currentPassword).then(onConfirmed, afterRefusal);
    },
  });
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Confirm your email address">
      <FormErrors />
      {asksForPassword && (
        <CurrentPassword help="You aren't logged in to this account here, so please enter its password." />
      )}
      <SubmitButton label="Confirm my email address" busyLabel="Confirming..." />
    </Form>
  );
}

/**
 * Confirms an address by a mailed link; a button does it, because mail scanners open every link.
 */
export function ConfirmEmail({ token, reader, takesPassword }: Props) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);

  if (confirmed !== null) {
    return (
      <Arrival>
        <h1>Your email address is confirmed</h1>
        <p className="login-about">Employers' replies will reach you there.</p>
        <Notice tone="good">{confirmed} is confirmed.</Notice>
        <LinkButton
          variant="primary"
          size="lg"
          href={reader ? reader.home : "/login"}
          className="mt-6 w-full"
        >
          {reader ? "Continue" : "Login"}
        </LinkButton>
      </Arrival>
    );
  }
  if (reason !== null) {
    return (
      <>
        <ConfirmHead />
        <Arrival>
          <UnusableLink reason={reason} reader={reader} />
        </Arrival>
      </>
    );
  }
  return (
    <>
      <ConfirmHead />
      <ConfirmForm
        token={token}
        takesPassword={takesPassword}
        onConfirmed={setConfirmed}
        onOver={setReason}
      />
    </>
  );
}
