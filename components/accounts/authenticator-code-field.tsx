import { TextField } from "@/components/ui/forms/text-field.client";

/** The field `code` of a form: from an authenticator app, or a recovery code. */
export function AuthenticatorCodeField() {
  return (
    <TextField
      label="Code"
      name="code"
      help="Enter the code from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
