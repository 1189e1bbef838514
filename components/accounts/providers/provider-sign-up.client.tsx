"use client";

import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { signInByJourney } from "@/lib/browser/session";
import { firstPage, type UserType } from "@/lib/shared/areas";
import { UserNameField } from "../user-name-field";
import { UserTypeSelect } from "../user-type-select";

type Props = {
  provider: string;
  email: string;
  /** As the provider knows them. */
  name: string | null;
  userType: UserType;
  from: string | null;
};

/** Creates an account with the address that a provider has verified, and signs in. */
export function ProviderSignUp({ provider, email, name, userType, from }: Props) {
  const [chosen, setChosen] = useState(userType);
  const { form } = useSubmission({
    check: ({ username }) => (username?.trim() ? {} : { username: "User name is required" }),
    fallback: "Registration failed. Please try again.",
    send: async ({ username, userType: type }) => {
      const json = { username, userType: type };
      await api("/api/provider-journeys/account", { method: "POST", json });
      // From here on the account exists and is connected, so the login page can end the login too.
      await signInByJourney({}).then(
        () => location.assign(from ?? firstPage(type as UserType)),
        () => location.assign(`/login?with=${provider}`),
      );
    },
  });
  return (
    <Form {...form} className="form-grid needs-script" aria-label="Sign Up">
      <FormErrors />
      <UserNameField defaultValue={name ?? ""} />
      <TextField label="Email Address" name="email" type="email" value={email} readOnly />
      <UserTypeSelect chosen={chosen} onChoose={setChosen} offersAdmin={false} />
      <SubmitButton label="Sign Up" busyLabel="Creating account..." />
    </Form>
  );
}
