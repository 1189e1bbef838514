"use client";

import { useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { ProblemNotice } from "@/components/ui/notice";
import { ApiError, api, failureText } from "@/lib/browser/api";
import { signInByJourney } from "@/lib/browser/session";
import { homeOf } from "@/lib/shared/areas";

type EnterProps = { codeId: string; email: string; from: string | null; onAgain: () => void };

/** A refusal of next-auth's, which names no fields, as one beside the field that it is about. */
function besideField(error: unknown, hasCode: boolean): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  if (code === "mailed_code_wrong") {
    return new ApiError({ status, code, message, fields: { mailedCode: [message] } });
  }
  if (code !== "code_required") return error;
  const fields = hasCode ? { code: [message] } : {};
  return new ApiError({ status, code, message: "", fields });
}

function Enter({ codeId, email, from, onAgain }: EnterProps) {
  const [asksForCode, setAsksForCode] = useState(false);
  const { form } = useSubmission({
    check: ({ mailedCode, code }) => ({
      ...(mailedCode?.trim() ? {} : { mailedCode: "Enter the code" }),
      ...(code === undefined || code.trim() ? {} : { code: "Enter the code" }),
    }),
    fallback: "Login failed. Please try again.",
    send: async ({ mailedCode = "", code }) => {
      try {
        const given = { codeId, mailedCode, ...(code ? { code } : {}) };
        const { userType } = await signInByJourney(given);
        location.assign(from ?? homeOf(userType));
      } catch (error) {
        if (error instanceof ApiError && error.code === "code_required") setAsksForCode(true);
        throw besideField(error, code !== undefined);
      }
    },
  });
  return (
    <Form {...form} className="form-grid" aria-label="Log in with an emailed code">
      <FormErrors />
      <TextField
        label="Code From the Email"
        name="mailedCode"
        help={`We emailed a six-digit code to ${email}. It works for ten minutes.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      {asksForCode && (
        <TextField
          label="Code"
          name="code"
          help="Enter the code from your authenticator app, or one of your recovery codes."
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <SubmitButton label="Connect and Log In" busyLabel="Signing in..." />
      <button type="button" className="btn btn-quiet" onClick={onAgain}>
        Send Another Code
      </button>
    </Form>
  );
}

/** Logs in by a mailed code someone whose account a provider is to be connected with. */
export function MailedCodeLogin({ email, from }: { email: string; from: string | null }) {
  const [codeId, setCodeId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function mail(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const path = "/api/provider-journeys/codes";
      setCodeId((await api<{ codeId: string }>(path, { method: "POST" })).codeId);
    } catch (error) {
      setProblem(failureText(error));
    }
    setBusy(false);
  }

  return (
    <>
      <ProblemNotice text={problem} />
      {codeId === null ? (
        <button
          type="button"
          className="btn btn-outline btn-lg w-full"
          aria-busy={isBusy}
          onClick={() => void mail()}
        >
          <Icon name="mail" size="sm" />
          Email me a code
        </button>
      ) : (
        <Arrival key={codeId}>
          <Enter codeId={codeId} email={email} from={from} onAgain={() => void mail()} />
        </Arrival>
      )}
    </>
  );
}
