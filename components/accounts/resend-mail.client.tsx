"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/browser/api";

const WAIT_SECONDS = 60;

type ResponseBody = { isGood: boolean; text: string };

async function resend(email: string): Promise<ResponseBody> {
  try {
    await api("/api/email-verifications", { method: "POST" });
    return { isGood: true, text: `A new link is on its way to ${email}.` };
  } catch (error) {
    const text = error instanceof ApiError ? error.message : "We couldn't send the email.";
    return { isGood: false, text };
  }
}

type Props = { email: string; label?: string };

/** Has the account's confirmation email sent again, at most once a minute. */
export function ResendMail({ email, label = "Send a new link" }: Props) {
  const [response, setResponse] = useState<ResponseBody | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function send() {
    setBusy(true);
    setResponse(null);
    const said = await resend(email);
    setResponse(said);
    setBusy(false);
    if (said.isGood) setSecondsLeft(WAIT_SECONDS);
  }

  return (
    <div className="form-grid">
      <div role="status">
        {response && <Notice tone={response.isGood ? "good" : "bad"}>{response.text}</Notice>}
      </div>
      <button
        type="button"
        className="btn btn-outline w-full needs-script"
        // Not `disabled`, so that the focus stays here while it waits.
        aria-disabled={isBusy || secondsLeft > 0}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy && secondsLeft === 0) void send();
        }}
      >
        {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : label}
      </button>
    </div>
  );
}
