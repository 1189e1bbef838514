"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "@/lib/browser/api";
import { newPasswordErrors } from "../field-checks";
import { NewPassword } from "../new-password.client";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { useProofWays } from "./proof.client";
import { SettingsForm } from "./settings-form.client";

/** Changes the password, or sets the first one. */
export function PasswordForm({ least }: { least: number }) {
  const router = useRouter();
  const { hasPassword } = useProofWays();
  const [changes, setChanges] = useState(0);
  return (
    <SettingsForm
      name="password"
      label={hasPassword ? "Change your password" : "Set a password"}
      button={hasPassword ? "Change Password" : "Set Password"}
      busyButton={hasPassword ? "Changing..." : "Setting..."}
      done={`Your password has been ${hasPassword ? "changed" : "set"} and you've been signed out everywhere else.`}
      check={(values) => ({
        ...currentPasswordErrors(values),
        ...newPasswordErrors(values, least),
      })}
      send={async (values) => {
        await api("/api/account/password", { method: "POST", json: values });
        setChanges(changes + 1);
        router.refresh();
      }}
    >
      <OwnerProof />
      <NewPassword
        // Remounted empty, with nothing said about its strength.
        key={changes}
        label={hasPassword ? "New Password" : "Password"}
        least={least}
      />
    </SettingsForm>
  );
}
