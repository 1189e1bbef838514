"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action.client";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import type { RotatedKey } from "@/lib/accounts/api-keys/schema";
import { GRACE_HOURS } from "@/lib/accounts/api-keys/scopes.schema";
import { api } from "@/lib/browser/api";
import { currentPasswordErrors } from "../settings/current-password";
import { OwnerProof } from "../settings/owner-proof.client";
import { SettingsForm } from "../settings/settings-form.client";
import type { ShownSecret } from "./key-secret.client";

const GRACE = Object.entries(GRACE_HOURS).map(([hours, words]) => [hours, words] as const);

/** A key as the list shows it, with everything in words. */
export type KeyRow = {
  id: string;
  name: string;
  isSandbox: boolean;
  isStopped: boolean;
  /** What it may do. */
  scopes: string;
  /** Who created it, and when it was used. */
  history: string;
  /** Of the old secret, while it still works. */
  previous: string | null;
};

type RotateProps = {
  row: KeyRow;
  path: string;
  onRotated: (shown: ShownSecret) => void;
  onCancel: () => void;
};

function Rotate({ row: { id, name }, path, onRotated, onCancel }: RotateProps) {
  return (
    <Arrival>
      <SettingsForm
        name={`rotate-${id}`}
        label={`Replace ${name}`}
        button="Replace Key"
        busyButton="Replacing..."
        check={currentPasswordErrors}
        send={async ({ graceHours, currentPassword }) => {
          const json = { graceHours: Number(graceHours), currentPassword };
          const at = `${path}/rotation`;
          const { secret } = (await api(at, { method: "POST", json })) as RotatedKey;
          onRotated({ name, secret });
        }}
        onCancel={onCancel}
      >
        <SelectField
          name="graceHours"
          label="The Old Key Still Works"
          options={GRACE}
          defaultValue="24"
        />
        <OwnerProof />
      </SettingsForm>
    </Arrival>
  );
}

type Props = { row: KeyRow; path: string; onRotated: (shown: ShownSecret) => void };

/** A key, and what can be done about it. */
export function KeyRowItem({ row, path, onRotated }: Props) {
  // Null until the form was opened once; its button takes the focus back when it closes.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { name, isSandbox, isStopped, scopes, history, previous } = row;
  return (
    <li>
      <div className="entry-words">
        <b dir="auto">{name}</b> {isSandbox && <span className="badge badge-teal">For trying</span>}{" "}
        {isStopped && <span className="badge badge-warn">Stopped</span>}
        <p>{scopes}</p>
        <p>{history}</p>
        {previous && <p>{previous}</p>}
        {isStopped && (
          <p>It acts for someone who no longer may. Replace it, and it acts for you.</p>
        )}
      </div>
      {!isOpen && (
        <div className="session-buttons">
          <button
            type="button"
            className="btn btn-sm btn-outline needs-script"
            aria-label={`Replace: ${name}`}
            ref={(button) => {
              if (isOpen === false) button?.focus();
            }}
            onClick={() => setOpen(true)}
          >
            Replace
          </button>
          <ActionButton
            label="Revoke"
            about={name}
            variant="btn-quiet"
            method="DELETE"
            path={path}
            done={`“${name}” has been revoked.`}
            confirm={`Revoke “${name}”? Programs that use it stop working right away.`}
          />
        </div>
      )}
      {isOpen && (
        <div className="key-form">
          <Rotate
            {...{ row, path }}
            onRotated={(shown) => {
              setOpen(null);
              onRotated(shown);
            }}
            onCancel={() => setOpen(false)}
          />
        </div>
      )}
    </li>
  );
}
