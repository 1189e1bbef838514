"use client";

import { useState } from "react";
import { Arrival } from "@/components/ui/arrival.client";
import { LinkButton } from "@/components/ui/button";
import { FormErrors } from "@/components/ui/form-errors";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSubmission } from "@/components/ui/use-submission.client";
import { ApiError, api } from "@/lib/browser/api";
import { LinkIsOver, type Reader } from "./link-is-over";

type Props = { token: string; reader: Reader | null };
type FormProps = {
  token: string;
  onConfirmed: (email: string) => void;
  onOver: (reason: string) => void;
};

// Nothing more can be done with a link that answers so.
const OVER = ["gone", "conflict"];

function ConfirmForm({ token, onConfirmed, onOver }: FormProps) {
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "The address could not be confirmed. Please try again.",
    send: async () => {
      try {
        const json = { token };
        const confirmed = await api<{ email: string }>("/api/email-verifications/confirm", {
          method: "POST",
          json,
        });
        onConfirmed(confirmed.email);
      } catch (error) {
        if (!(error instanceof ApiError && OVER.includes(error.code ?? ""))) throw error;
        onOver(error.message);
      }
    },
  });
  return (
    <form {...form} className="form-grid needs-script" aria-label="Confirm your email address">
      <FormErrors errors={errors} alert={alert} />
      <SubmitButton label="Confirm my email address" busyLabel="Confirming..." isBusy={isBusy} />
    </form>
  );
}

/** Confirms an address by a mailed link: by a button, because scanners of mail open every link. */
export function ConfirmEmail({ token, reader }: Props) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);

  if (confirmed !== null) {
    return (
      <Arrival>
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
      <Arrival>
        <LinkIsOver reason={reason} reader={reader} />
      </Arrival>
    );
  }
  return <ConfirmForm token={token} onConfirmed={setConfirmed} onOver={setReason} />;
}
