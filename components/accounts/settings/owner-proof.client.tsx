"use client";

import { CurrentPassword, type CurrentPasswordProps } from "./current-password";
import { Proof, useProofWays } from "./proof.client";

/** Proof that the account's owner is asking: the password or, without one, something else. */
export function OwnerProof(props: CurrentPasswordProps) {
  const { hasPassword } = useProofWays();
  return hasPassword ? <CurrentPassword {...props} /> : <Proof idOf={props.idOf} />;
}
