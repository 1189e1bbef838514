import { DismissButton } from "@/components/ui/dismiss-button.client";

/** Keeps an account that is going to be deleted. */
export function KeepAccount() {
  return (
    <DismissButton
      path="/api/account/deletion"
      label="Keep My Account"
      look="btn-primary"
      done="We've kept your account."
    />
  );
}
