"use client";

import { useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { EmailField } from "@/components/ui/forms/text-field.client";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/browser/api";
import { emailErrors } from "../field-checks";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { SettingsForm } from "./settings-form.client";

function ChangeForm({ onSent }: { onSent: (email: string) => void }) {
  return (
    <SettingsForm
      name="email"
      label="Change your email address"
      button="Send Link"
      busyButton="Sending..."
      check={(values, form) => ({ ...emailErrors(form), ...currentPasswordErrors(values) })}
      send={async (values) => {
        await api("/api/account/email", { method: "POST", json: values });
        onSent(values["email"] ?? "");
      }}
    >
      <EmailField
        label="New Email Address"
        name="email"
        help="We'll send a link there to make sure it's yours."
      />
      <OwnerProof />
    </SettingsForm>
  );
}

/** Has a link mailed to another address; the account changes to it once the link is opened. */
export function EmailForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  if (sentTo === null) {
    const form = <ChangeForm onSent={setSentTo} />;
    return isBack ? <Arrival>{form}</Arrival> : form;
  }
  const goBack = () => {
    setBack(true);
    setSentTo(null);
  };
  return (
    <Arrival key={sentTo}>
      <Notice tone="good">
        We sent a link to <b>{sentTo}</b>. Your address changes when you open it. Until then, log in
        with the old one.
      </Notice>
      <button type="button" className="btn btn-outline mt-4" onClick={goBack}>
        Use Another Address
      </button>
    </Arrival>
  );
}
