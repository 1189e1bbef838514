"use client";

import { CurrentPassword } from "./current-password";
import { Proof, useProofWays } from "./proof.client";

/** Proof that the account's owner is asking: the password or, without one, something else. */
export function OwnerProof(props: { help?: string }) {
  const { hasPassword } = useProofWays();
  return hasPassword ? <CurrentPassword {...props} /> : <Proof />;
}
