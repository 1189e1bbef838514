"use client";

import { useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/browser/api";
import { emailErrors } from "./field-checks";

type FormProps = { email: string; onSent: (email: string) => void };

function RequestForm({ email, onSent }: FormProps) {
  const { form } = useSubmission({
    check: (_values, element) => emailErrors(element),
    fallback: "We couldn't send the email. Please try again.",
    send: async (values) => {
      const address = (values["email"] ?? "").trim();
      await api("/api/password-resets", { method: "POST", json: { email: address } });
      onSent(address);
    },
  });
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Reset your password">
      <FormErrors />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        help="The one you log in with. We'll send a link there to choose a new password."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
      />
      <SubmitButton label="Send the link" busyLabel="Sending..." />
    </Form>
  );
}

/** Requests a link by email. The response is the same whether or not there is an account. */
export function ResetRequest() {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);

  if (!isSent) {
    return (
      <RequestForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
    );
  }
  return (
    <Arrival>
      <Notice tone="good">
        <p>If an account exists for {email}, an email with a link is on its way.</p>
      </Notice>
      <h2 className="mt-6 mb-2 text-xl">No email after a few minutes?</h2>
      <ul className="list-disc pl-5 text-muted">
        <li>Check your spam folder.</li>
        <li>Check that the address above is spelled correctly and is the one you log in with.</li>
        <li>The link works for an hour. Only the newest one works.</li>
      </ul>
      <button type="button" className="btn btn-outline mt-6 w-full" onClick={() => setSent(false)}>
        Change the address or send again
      </button>
    </Arrival>
  );
}
