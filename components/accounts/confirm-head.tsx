import { NeedsScriptNote } from "./needs-script-note";

/** The top of the page that confirms an address, until it is confirmed. */
export function ConfirmHead() {
  return (
    <>
      <h1>Confirm your email address</h1>
      <p className="login-about">
        This shows that the address is yours, so that answers reach you.
      </p>
      <NeedsScriptNote what="Confirming an address" />
    </>
  );
}
