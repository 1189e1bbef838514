import { TextField } from "@/components/ui/forms/text-field.client";

/** The user name of a new account. */
export function UserNameField(props: { defaultValue?: string }) {
  return (
    <TextField
      label="User Name"
      name="username"
      // People log in with the address, so password managers should save that instead.
      autoComplete="nickname"
      maxLength={60}
      required
      {...props}
    />
  );
}
