"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { TextField } from "@/components/ui/forms/text-field";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser/api";
import { createPasskey } from "@/lib/browser/passkeys";
import { CurrentPassword, currentPasswordErrors } from "./current-password";
import { SettingsForm } from "./settings-form.client";

/** A passkey as the list shows it, with its times in words. */
type PasskeyRow = { id: string; name: string; added: string; lastUsed: string | null };

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
        aside={
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
        }
      >
        {(parts) => (
          <CurrentPassword
            {...parts}
            help={`“${name}” won't open your account any more. Delete it from your device too.`}
          />
        )}
      </SettingsForm>
    </Arrival>
  );
}

type RowProps = Omit<RemoveProps, "onCancel">;

function Row({ passkey, onRemoved }: RowProps) {
  const [isAsked, setAsked] = useState<boolean | null>(null);
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
      {isAsked ? (
        <div className="session-form">
          <Remove passkey={passkey} onRemoved={onRemoved} onCancel={() => setAsked(false)} />
        </div>
      ) : (
        <button
          type="button"
          className="btn btn-outline btn-sm needs-script"
          aria-label={`Remove ${name}`}
          // Returns the focus here, because the button that had it is gone.
          ref={(button) => {
            if (isAsked === false) button?.focus();
          }}
          onClick={() => setAsked(true)}
        >
          Remove
        </button>
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
          <Row key={passkey.id} passkey={passkey} onRemoved={removed} />
        ))}
      </ul>
      <SettingsForm
        name="passkey"
        label="Add a passkey"
        button="Add a Passkey"
        busyButton="Waiting for your device..."
        done="The passkey has been added."
        check={(values) => ({
          ...(values["name"]?.trim() ? {} : { name: "Name is required" }),
          ...currentPasswordErrors(values),
        })}
        send={async ({ name = "", currentPassword = "" }) => {
          await createPasskey({ name, currentPassword });
          router.refresh();
        }}
      >
        {(parts) => (
          <>
            <TextField
              label="Name"
              name="name"
              id={parts.idOf("name")}
              help="By which you'll know it in this list."
              defaultValue={suggestedName}
              autoComplete="off"
              maxLength={60}
              required
              disabled={parts.isBusy}
              error={parts.errors["name"]}
            />
            <CurrentPassword {...parts} />
          </>
        )}
      </SettingsForm>
    </>
  );
}
