"use client";

import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { PasswordField } from "@/components/ui/forms/password-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FieldErrors, useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/browser/api";
import { readFormToken, signIn } from "@/lib/browser/session";

type Props = {
  invitationId: string;
  token: string;
  email: string;
  /** The minimum length of a password. */
  least: number;
};

const HOME = "/employer/home";

/** Creates the account of someone who was invited, makes them a member, and signs them in. */
export function InvitedSignUp({ invitationId, token, email, least }: Props) {
  const [isCreated, setCreated] = useState(false);
  const { form } = useSubmission({
    check: ({ fullName, password = "" }): FieldErrors => ({
      ...(fullName?.trim() ? {} : { fullName: "Your name is required" }),
      ...([...password].length >= least
        ? {}
        : { password: `Password must be at least ${least} characters long` }),
    }),
    fallback: "You couldn't join the team. Please try again.",
    send: async ({ fullName, password = "" }) => {
      const formToken = readFormToken();
      const path = `/api/company-invitations/${invitationId}/account`;
      await api(path, { method: "POST", json: { token, fullName, password } });
      try {
        await signIn({ email, password, userType: "employer" }, undefined, formToken);
        location.assign(HOME);
      } catch {
        // The account exists and is in the team; a second attempt would find the invitation used.
        setCreated(true);
      }
    },
  });
  if (isCreated) {
    return (
      <Arrival>
        <Notice tone="good">You're in the team. Log in to start.</Notice>
        <LinkButton
          variant="primary"
          size="lg"
          href={`/login?from=${encodeURIComponent(HOME)}`}
          className="mt-6 w-full"
        >
          Login
        </LinkButton>
      </Arrival>
    );
  }
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Join the team">
      <FormErrors />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        help="The invitation is for this address."
      />
      <TextField label="Your Name" name="fullName" autoComplete="name" maxLength={100} required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        help={`At least ${least} characters. Don't use a common password, your name or your email address.`}
      />
      <SubmitButton label="Join the Team" busyLabel="Joining..." />
    </Form>
  );
}
