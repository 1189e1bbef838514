import { PasswordField } from "@/components/ui/forms/password-field.client";
import type { FieldErrors, Values } from "@/components/ui/forms/use-submission.client";

/** The problems with the current password, before it is sent. */
export function currentPasswordErrors(values: Values): FieldErrors {
  return values["currentPassword"] ? {} : { currentPassword: "Enter your current password" };
}

type Props = {
  errors: FieldErrors;
  isBusy: boolean;
  idOf: (name: string) => string;
  help?: string;
};

/** Proof that the account's owner is asking. */
export function CurrentPassword({ errors, isBusy, idOf, help }: Props) {
  return (
    <PasswordField
      label="Current Password"
      name="currentPassword"
      id={idOf("currentPassword")}
      autoComplete="current-password"
      help={help}
      disabled={isBusy}
      error={errors["currentPassword"]}
    />
  );
}
