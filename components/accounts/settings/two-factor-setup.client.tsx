"use client";

import { TextField } from "@/components/ui/forms/text-field.client";
import { api } from "@/lib/browser/api";
import { SettingsForm } from "./settings-form.client";

export type AuthenticatorSetup = { secret: string; uri: string; qr: string };

type Props = {
  setup: AuthenticatorSetup;
  onEnabled: (codes: string[]) => void;
  onCancel: () => void;
};

/** The secret as a picture and as text, and the first code as proof that the app has it. */
export function TwoFactorSetup({ setup, onEnabled, onCancel }: Props) {
  const { secret, uri, qr } = setup;
  return (
    <>
      <div className="two-factor-setup">
        {/* biome-ignore lint/performance/noImgElement: it is made for this one moment */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code for your authenticator app"
          width={184}
          height={184}
        />
        <div>
          <p>
            <b>1.</b> Scan the picture with an authenticator app, or{" "}
            <a href={uri}>open the app on this device</a>. Without a camera, type this key into it:
          </p>
          <code className="secret">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
          <p>
            <b>2.</b> Enter the code that the app shows.
          </p>
        </div>
      </div>
      <SettingsForm
        name="enable"
        label="Turn two-factor login on"
        button="Turn On"
        busyButton="Checking..."
        check={({ code }) => (code?.trim() ? {} : { code: "Enter the code" })}
        send={async (values) => {
          const { recoveryCodes } = await api<{ recoveryCodes: string[] }>(
            "/api/account/two-factor",
            { method: "PUT", json: values },
          );
          onEnabled(recoveryCodes);
        }}
        isKept
        onCancel={onCancel}
      >
        <TextField
          label="Code"
          name="code"
          className="input code-input"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          required
        />
      </SettingsForm>
    </>
  );
}
