"use client";

import { useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { api } from "@/lib/browser/api";
import { forgetSession, leaveBy } from "@/lib/browser/session-state";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { SettingsForm } from "./settings-form.client";

type ConfirmProps = { day: string; onCancel: () => void };

function Confirm({ day, onCancel }: ConfirmProps) {
  return (
    <SettingsForm
      name="delete"
      label="Delete your account"
      button={`Delete on ${day}`}
      busyButton="Deleting..."
      variant="btn-danger"
      check={currentPasswordErrors}
      send={(values) =>
        leaveBy(async () => {
          await api("/api/account/deletion", { method: "POST", json: values });
          forgetSession();
        }, `Your account will be erased on ${day}. Until then you can log in and keep it.`)
      }
      onCancel={onCancel}
    >
      <OwnerProof help="Enter your password to confirm. You'll be signed out everywhere, including here." />
    </SettingsForm>
  );
}

/** Deletes the account: first the button, then a confirmation with the password. */
export function DeleteAccount({ day }: { day: string }) {
  const [isAsked, setAsked] = useState<boolean | null>(null);
  if (isAsked) {
    return (
      <Arrival>
        <Confirm day={day} onCancel={() => setAsked(false)} />
      </Arrival>
    );
  }
  return (
    <div className="settings-actions">
      <button
        type="button"
        className="btn btn-danger needs-script"
        // Returns the focus here, because the button that had it is gone.
        ref={(button) => {
          if (isAsked === false) button?.focus();
        }}
        onClick={() => setAsked(true)}
      >
        Delete My Account
      </button>
    </div>
  );
}
