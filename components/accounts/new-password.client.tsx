"use client";

import { useState } from "react";
import { PasswordField } from "@/components/ui/forms/password-field.client";
import type { FieldErrors } from "@/components/ui/forms/use-submission.client";
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
  errors: FieldErrors;
  disabled: boolean;
  /** A field's id by its name, where the two differ. */
  idOf?: (name: string) => string;
};

/** A new password, with its rule stated before it is typed, and its confirmation. */
export function NewPassword({ label, least, errors, disabled, idOf }: Props) {
  const [typed, setTyped] = useState("");
  // Beside an error, it would be a second opinion.
  const strength = typed && !errors["password"] ? strengthOf(typed, least) : null;
  return (
    <>
      <div>
        <PasswordField
          label={label}
          name="password"
          id={idOf?.("password")}
          autoComplete="new-password"
          help={`At least ${least} characters. Don't use a common password, your user name or your email address.`}
          disabled={disabled}
          error={errors["password"]}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="strength" role="status" data-strength={strength}>
          {strength && STRENGTHS[strength]}
        </p>
      </div>
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        id={idOf?.("confirmPassword")}
        autoComplete="new-password"
        disabled={disabled}
        error={errors["confirmPassword"]}
      />
    </>
  );
}
