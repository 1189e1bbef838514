"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser/api";
import { createPasskey } from "@/lib/browser/passkeys";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { SettingsForm } from "./settings-form.client";

/** A passkey as the list shows it, with its times in words. */
type PasskeyRow = { id: string; name: string; added: string; lastUsed: string | null };

function nameErrors(values: FormValues): FieldErrors {
  return values["name"]?.trim() ? {} : { name: "Name is required" };
}

type RemoveProps = { passkey: PasskeyRow; onRemoved: () => void; onCancel: () => void };

function Remove({ passkey: { id, name }, onRemoved, onCancel }: RemoveProps) {
  return (
    <Arrival>
      <SettingsForm
        name={`remove-${id}`}
        label={`Remove ${name}`}
        button="Remove Passkey"
        busyButton="Removing..."
        variant="btn-danger"
        done="The passkey has been removed and you've been signed out everywhere else."
        check={currentPasswordErrors}
        send={async (values) => {
          await api(`/api/account/passkeys/${id}`, { method: "DELETE", json: values });
          onRemoved();
        }}
        onCancel={onCancel}
      >
        <OwnerProof
          help={`You'll no longer be able to log in with “${name}”. Delete it from your device too.`}
        />
      </SettingsForm>
    </Arrival>
  );
}

type RenameProps = { passkey: PasskeyRow; onRenamed: () => void; onCancel: () => void };

function Rename({ passkey: { id, name }, onRenamed, onCancel }: RenameProps) {
  return (
    <Arrival>
      <SettingsForm
        name={`rename-${id}`}
        label={`Rename ${name}`}
        button="Save Name"
        busyButton="Saving..."
        done="The passkey has been renamed."
        check={nameErrors}
        send={async (values) => {
          await api(`/api/account/passkeys/${id}`, { method: "PATCH", json: values });
          onRenamed();
        }}
        onCancel={onCancel}
      >
        <TextField
          label="Name"
          name="name"
          defaultValue={name}
          autoComplete="off"
          maxLength={60}
          required
        />
      </SettingsForm>
    </Arrival>
  );
}

type RowProps = { passkey: PasskeyRow; onRenamed: () => void; onRemoved: () => void };
type PasskeyDialog = "rename" | "remove";

/** A passkey with its two buttons, or the form that one of them opened. */
function Row({ passkey, onRenamed, onRemoved }: RowProps) {
  const [asked, setAsked] = useState<PasskeyDialog | null>(null);
  // The button that opened a form is gone meanwhile, so the focus returns to it afterwards.
  const [closed, setClosed] = useState<PasskeyDialog | null>(null);
  const close = () => {
    setClosed(asked);
    setAsked(null);
  };
  const button = (what: PasskeyDialog, label: string) => (
    <button
      type="button"
      className="btn btn-outline btn-sm needs-script"
      aria-label={`${label} ${passkey.name}`}
      ref={(element) => {
        if (closed === what) element?.focus();
      }}
      onClick={() => setAsked(what)}
    >
      {label}
    </button>
  );
  const { name, added, lastUsed } = passkey;
  return (
    <li>
      <Icon name="key-round" />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="help">
          Added {added} · {lastUsed ? `last used ${lastUsed}` : "never used"}
        </p>
      </div>
      {asked === null && (
        <div className="session-buttons">
          {button("rename", "Rename")}
          {button("remove", "Remove")}
        </div>
      )}
      {asked === "rename" && (
        <div className="session-form">
          <Rename
            passkey={passkey}
            onCancel={close}
            onRenamed={() => {
              close();
              onRenamed();
            }}
          />
        </div>
      )}
      {asked === "remove" && (
        <div className="session-form">
          <Remove passkey={passkey} onRemoved={onRemoved} onCancel={close} />
        </div>
      )}
    </li>
  );
}

type Props = {
  passkeys: PasskeyRow[];
  /** What a new one is called unless its owner says otherwise. */
  suggestedName: string;
};

/** The account's passkeys, and a form that adds one. */
export function Passkeys({ passkeys, suggestedName }: Props) {
  const router = useRouter();
  const list = useRef<HTMLUListElement>(null);

  function removed(): void {
    router.refresh();
    // The form disappears with its row.
    list.current?.focus();
  }

  return (
    <>
      <ul className="session-list" ref={list} tabIndex={-1} aria-label="Passkeys">
        {passkeys.length === 0 && <li className="none help">You have no passkeys yet.</li>}
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            onRenamed={() => router.refresh()}
            onRemoved={removed}
          />
        ))}
      </ul>
      <SettingsForm
        name="passkey"
        label="Add a passkey"
        button="Add a Passkey"
        busyButton="Waiting for your device..."
        done="The passkey has been added."
        check={(values) => ({
          ...nameErrors(values),
          ...currentPasswordErrors(values),
        })}
        send={async ({ name = "", currentPassword }) => {
          await createPasskey({ name, currentPassword });
          router.refresh();
        }}
      >
        <TextField
          label="Name"
          name="name"
          help="So that you recognise it in this list."
          defaultValue={suggestedName}
          autoComplete="off"
          maxLength={60}
          required
        />
        <OwnerProof />
      </SettingsForm>
    </>
  );
}
