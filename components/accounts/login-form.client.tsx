"use client";

import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { PasswordField } from "@/components/ui/forms/password-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import {
  type FieldErrors,
  type FormValues,
  useSubmission,
} from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/browser/api";
import { signIn } from "@/lib/browser/session";
import { homeOf, type UserType } from "@/lib/shared/areas";
import { AuthenticatorCodeField } from "./authenticator-code-field";
import { emailErrors } from "./field-checks";
import { RoleChoice } from "./role-choice";

type Props = {
  /** Preselected. */
  userType: UserType;
  /** Where to go afterwards; the account's start page by default. */
  from: string | null;
  /** The only address that may log in here, because a provider is then connected with its account. */
  connectedEmail?: string;
};

function check(values: FormValues, form: HTMLFormElement): FieldErrors {
  const { password, code } = values;
  return {
    ...emailErrors(form),
    ...(password ? {} : { password: "Password is required" }),
    ...(code === undefined || code.trim() ? {} : { code: "Enter the code" }),
  };
}

function empty(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = "";
}

/** Signs in and goes on. The field for the second factor's code appears when it is required. */
export function LoginForm({ userType, from, connectedEmail }: Props) {
  const [asksForCode, setAsksForCode] = useState(false);
  const [isChecked, setChecked] = useState(false);

  /** What a refusal changes in the form; returns the error to show, if any. */
  function afterRefusal(error: unknown, values: FormValues, element: HTMLFormElement): unknown {
    if (!(error instanceof ApiError)) return error;
    if (error.code === "code_required") {
      setAsksForCode(true);
      empty(element, "code");
      // The first request for it is not an error, and the field says what to do.
      const fields = values["code"] ? { code: [error.message] } : {};
      return new ApiError({ status: error.status, code: error.code, message: "", fields });
    }
    if (error.code === "unauthenticated") {
      setAsksForCode(false);
      empty(element, "password");
    }
    return error;
  }

  const { form } = useSubmission({
    check,
    fallback: "Login failed. Please check your credentials and try again.",
    send: async (values, element) => {
      const { email = "", password = "", code } = values;
      const chosen = values["userType"] as UserType;
      try {
        const credentials = { email, password, userType: chosen, ...(code ? { code } : {}) };
        const connects = connectedEmail === undefined ? {} : ({ connects: "yes" } as const);
        const session = await signIn({ ...credentials, ...connects }, () => setChecked(true));
        location.assign(from ?? homeOf(session.userType));
      } catch (error) {
        setChecked(false);
        throw afterRefusal(error, values, element);
      }
    },
  });

  return (
    <Form {...form} className="form-grid needs-script" aria-label="Login">
      <FormErrors />
      <RoleChoice chosen={userType} />
      <TextField
        label="Email"
        name="email"
        type="email"
        // Browsers that can offer passkeys among the addresses they suggest.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...(connectedEmail === undefined ? {} : { value: connectedEmail, readOnly: true })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        aside={<a href="/Reset-password">Forgot password?</a>}
      />
      {asksForCode && <AuthenticatorCodeField />}
      <div>
        <div role="status">
          {isChecked && (
            <div className="mb-4">
              <Notice>
                There were many failed logins lately. We're checking that you're not a robot, which
                takes a few seconds.
              </Notice>
            </div>
          )}
        </div>
        <SubmitButton label="Login" busyLabel="Signing in..." />
      </div>
    </Form>
  );
}
