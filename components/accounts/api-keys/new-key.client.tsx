"use client";

import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import type { NewKey } from "@/lib/accounts/api-keys/schema";
import { api } from "@/lib/browser/api";
import { currentPasswordErrors } from "../settings/current-password";
import { OwnerProof } from "../settings/owner-proof.client";
import { SettingsForm } from "../settings/settings-form.client";
import type { ShownSecret } from "./key-secret.client";

/** The scopes to choose from, with their names and what they allow. */
export type ScopeChoice = { scope: string; name: string; text: string };

const chosen = (values: FormValues, scopes: readonly ScopeChoice[]) =>
  scopes.map(({ scope }) => scope).filter((scope) => values[scope] !== undefined);

type Props = {
  /** Where keys are created. */
  path: string;
  scopes: readonly ScopeChoice[];
  isPersonal: boolean;
  onCreated: (shown: ShownSecret) => void;
};

/** Creates a key. */
export function NewKeyForm({ path, scopes, isPersonal, onCreated }: Props) {
  function check(values: FormValues): FieldErrors {
    return {
      ...(values["name"]?.trim() ? {} : { name: "Enter a name for the key" }),
      ...(chosen(values, scopes).length > 0 ? {} : { scopes: "Choose what the key may do" }),
      ...currentPasswordErrors(values),
    };
  }

  return (
    <SettingsForm
      name="key"
      label="Create a key"
      button="Create Key"
      busyButton="Creating..."
      check={check}
      send={async (values) => {
        const { name = "", currentPassword, isSandbox } = values;
        const json = {
          ...{ name, currentPassword },
          ...(isPersonal ? {} : { isSandbox: isSandbox !== undefined }),
          scopes: chosen(values, scopes),
        };
        const { secret } = (await api(path, { method: "POST", json })) as NewKey;
        onCreated({ name: name.trim(), secret });
      }}
    >
      <TextField
        label="Name"
        name="name"
        help={`The program that will use it, e.g. “${isPersonal ? "My assistant" : "Careers site"}”.`}
        autoComplete="off"
        maxLength={60}
        required
      />
      <FieldGroup name="scopes" legend="What It May Do">
        {scopes.map(({ scope, name, text }) => (
          <div key={scope}>
            <CheckRow name={scope} label={name} />
            <p className="help">{text}</p>
          </div>
        ))}
      </FieldGroup>
      {!isPersonal && (
        <div className="field">
          <CheckRow name="isSandbox" label="Only for trying" />
          <p className="help">
            Everything is checked and answered as usual, but nothing that it writes is kept.
          </p>
        </div>
      )}
      <OwnerProof />
    </SettingsForm>
  );
}
