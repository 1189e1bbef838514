"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { api } from "@/lib/browser/api";
import { AuthenticatorCodeField } from "../authenticator-code-field";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { RecoveryCodes } from "./recovery-codes.client";
import { SettingsForm } from "./settings-form.client";
import { type AuthenticatorSetup, TwoFactorSetup } from "./two-factor-setup.client";

const PATH = "/api/account/two-factor";

function TurnOff({ onOff }: { onOff: () => void }) {
  return (
    <SettingsForm
      name="disable"
      label="Turn two-factor login off"
      button="Turn Off"
      busyButton="Turning off..."
      variant="btn-danger"
      done="Two-factor login is off."
      check={(values) => ({
        ...currentPasswordErrors(values),
        ...(values["code"]?.trim() ? {} : { code: "Enter the code" }),
      })}
      send={async (values) => {
        await api(PATH, { method: "DELETE", json: values });
        onOff();
      }}
    >
      <OwnerProof />
      <AuthenticatorCodeField />
    </SettingsForm>
  );
}

function Begin({ onBegun }: { onBegun: (setup: AuthenticatorSetup) => void }) {
  return (
    <SettingsForm
      name="begin"
      label="Set up two-factor login"
      button="Set Up"
      busyButton="Preparing..."
      check={currentPasswordErrors}
      send={async (values) =>
        onBegun(await api<AuthenticatorSetup>(PATH, { method: "POST", json: values }))
      }
    >
      <OwnerProof />
    </SettingsForm>
  );
}

type Props = { isOn: boolean; isAdmin: boolean };
type Stage = "off" | "setup" | "codes" | "on";

/** Turns the second factor on and off. */
export function TwoFactor({ isOn, isAdmin }: Props) {
  const router = useRouter();
  const [hasMoved, setMoved] = useState(false);
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const stage: Stage = codes ? "codes" : setup ? "setup" : isOn ? "on" : "off";

  function move(next: { setup?: AuthenticatorSetup; codes?: string[] }): void {
    setMoved(true);
    setSetup(next.setup ?? null);
    setCodes(next.codes ?? null);
    router.refresh();
  }

  const shown = (
    <>
      {stage === "off" && <Begin onBegun={(begun) => move({ setup: begun })} />}
      {setup && (
        <TwoFactorSetup
          setup={setup}
          onEnabled={(made) => move({ codes: made })}
          onCancel={() => move({})}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => move({})} />}
      {stage === "on" && isAdmin && <p className="text-muted">It's required for admins.</p>}
      {stage === "on" && !isAdmin && <TurnOff onOff={() => move({})} />}
    </>
  );
  // The control that had the focus is gone, so the focus moves to where the next step begins.
  return hasMoved ? <Arrival key={stage}>{shown}</Arrival> : shown;
}
