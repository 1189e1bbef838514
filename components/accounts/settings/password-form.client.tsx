"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "@/lib/browser/api";
import { newPasswordErrors } from "../field-checks";
import { NewPassword } from "../new-password.client";
import { CurrentPassword, currentPasswordErrors } from "./current-password";
import { SettingsForm } from "./settings-form.client";

/** Changes the password. */
export function PasswordForm({ least }: { least: number }) {
  const router = useRouter();
  const [changes, setChanges] = useState(0);
  return (
    <SettingsForm
      name="password"
      label="Change your password"
      button="Change Password"
      busyButton="Changing..."
      done="Your password has been changed and you've been signed out everywhere else."
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
      {(parts) => (
        <>
          <CurrentPassword {...parts} />
          <NewPassword
            // Remounted empty, with nothing said about its strength.
            key={changes}
            label="New Password"
            least={least}
            errors={parts.errors}
            disabled={parts.isBusy}
            idOf={parts.idOf}
          />
        </>
      )}
    </SettingsForm>
  );
}
