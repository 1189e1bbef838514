import { PasswordField } from "@/components/ui/forms/password-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";

/** The problems with the current password, before it is sent; none where it isn't asked for. */
export function currentPasswordErrors(values: FormValues): FieldErrors {
  return values["currentPassword"] === "" ? { currentPassword: "Enter your current password" } : {};
}

/** Proof that the account's owner is asking. `OwnerProof` is for accounts without a password too. */
export function CurrentPassword({ help }: { help?: string }) {
  return (
    <PasswordField
      label="Current Password"
      name="currentPassword"
      autoComplete="current-password"
      help={help}
    />
  );
}
