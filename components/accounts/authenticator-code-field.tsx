import { TextField } from "@/components/ui/forms/text-field";
import type { FieldErrors } from "@/components/ui/forms/use-submission.client";

type Props = { id?: string; isBusy: boolean; errors: FieldErrors };

/** The field `code` of a form: from an authenticator app, or a recovery code. */
export function AuthenticatorCodeField({ id, isBusy, errors }: Props) {
  return (
    <TextField
      label="Code"
      name="code"
      {...(id ? { id } : {})}
      help="Enter the code from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      disabled={isBusy}
      error={errors["code"]}
    />
  );
}
