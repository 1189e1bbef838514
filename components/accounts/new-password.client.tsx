"use client";

import { useState } from "react";
import { useFormState } from "@/components/ui/forms/form.client";
import { PasswordField } from "@/components/ui/forms/password-field.client";
import { strengthOf } from "./field-checks";

const STRENGTHS = {
  short: "Too short",
  fair: "Fair: longer is stronger",
  strong: "Strong",
};

type Props = {
  label: string;
  /** The minimum number of characters. */
  least: number;
};

/** A new password, with its rule stated before it is typed, and its confirmation. */
export function NewPassword({ label, least }: Props) {
  const { errors } = useFormState();
  const [typed, setTyped] = useState("");
  // Beside an error, it would be a second opinion.
  const strength = typed && !errors["password"] ? strengthOf(typed, least) : null;
  return (
    <>
      <div>
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          help={`At least ${least} characters. Don't use a common password, your user name or your email address.`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="strength" role="status" data-strength={strength}>
          {strength && STRENGTHS[strength]}
        </p>
      </div>
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" />
    </>
  );
}
