"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { EmailField } from "@/components/ui/forms/text-field.client";
import { useShortestTime } from "@/components/ui/forms/use-shortest-time.client";
import {
  type FieldErrors,
  type FormValues,
  useSubmission,
} from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/browser/api";
import { readVisitorContact } from "@/lib/browser/application-drafts";
import { withChallenge } from "@/lib/browser/challenge";
import { readFormToken, signIn } from "@/lib/browser/session";
import { firstPage, loginPath, type UserType } from "@/lib/shared/areas";
import { emailErrors, newPasswordErrors } from "./field-checks";
import { NewPassword } from "./new-password.client";
import { UserNameField } from "./user-name-field";
import { UserTypeSelect } from "./user-type-select";

type Props = {
  userType: UserType;
  /** The minimum length of a password, by account type. */
  least: Record<UserType, number>;
  /** When the form was shown, signed by the server. */
  formToken: string;
  /** Where to go afterwards; by default an employer's home, and the start page for all others. */
  from: string | null;
};

const typeOf = (values: FormValues) => values["userType"] as UserType;

async function createAccount(values: FormValues, formToken: string): Promise<void> {
  await withChallenge((challenge) =>
    api("/api/accounts", {
      method: "POST",
      json: { ...values, form: formToken, ...(challenge ? { challenge } : {}) },
    }),
  );
}

/** Fills in what a visitor typed into an application on the way here, where nothing is typed yet. */
function useApplicantDetails(form: RefObject<HTMLFormElement | null>, from: string | null): void {
  useEffect(() => {
    void readVisitorContact(from).then((contact) => {
      for (const [name, value] of [
        ["username", contact?.fullName ?? ""],
        ["email", contact?.email ?? ""],
      ] as const) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement && field.value === "") field.value = value;
      }
    });
  }, [form, from]);
}

/** The account exists, but logging in to it at once failed. */
function Created({ from }: Pick<Props, "from">) {
  return (
    <Arrival>
      <Notice tone="good">Your account has been created. Log in to use it.</Notice>
      <LinkButton
        variant="primary"
        size="lg"
        href={from ? loginPath(from) : "/login"}
        className="mt-6 w-full"
      >
        Login
      </LinkButton>
    </Arrival>
  );
}

export function SignUpForm({ userType, least, formToken, from }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState(userType);
  const [isCreated, setCreated] = useState(false);
  const shortestTime = useShortestTime(formToken);

  function check(values: FormValues, element: HTMLFormElement): FieldErrors {
    return {
      ...(values["username"]?.trim() ? {} : { username: "User name is required" }),
      ...emailErrors(element),
      ...newPasswordErrors(values, least[typeOf(values)]),
    };
  }

  const { form } = useSubmission({
    check,
    fallback: "Registration failed. Please try again.",
    send: async (values) => {
      await shortestTime();
      const token = readFormToken();
      try {
        await createAccount(values, formToken);
      } catch (error) {
        // After a long time the form's token is too old; the next attempt gets a new one.
        if (error instanceof ApiError && error.code === "invalid") router.refresh();
        throw error;
      }
      const { email = "", password = "" } = values;
      try {
        await signIn({ email, password, userType: typeOf(values) }, undefined, token);
        location.assign(from ?? firstPage(typeOf(values)));
      } catch {
        // The account exists; saying that registration failed would lead to a second one.
        setCreated(true);
      }
    },
  });

  useApplicantDetails(form.ref, from);

  if (isCreated) return <Created from={from} />;
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Sign Up">
      <FormErrors />
      <UserNameField />
      <EmailField label="Email Address" name="email" />
      <UserTypeSelect chosen={chosen} onChoose={setChosen} />
      <NewPassword label="Password" least={least[chosen]} />
      {/* A honeypot that people don't see or reach: only a program fills it in. */}
      <div className="trap" inert>
        <label htmlFor="website">Website</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitButton label="Sign Up" busyLabel="Creating account..." />
    </Form>
  );
}
