"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SettingsPanel } from "../settings/settings-panel";
import { type KeyRow, KeyRowItem } from "./key-row.client";
import { KeySecret, type ShownSecret } from "./key-secret.client";
import { NewKeyForm, type ScopeChoice } from "./new-key.client";

type Props = {
  rows: readonly KeyRow[];
  /** Where keys are created; each is below it. */
  path: string;
  scopes: readonly ScopeChoice[];
  /** Whether they are a person's own, which can't be only for trying. */
  isPersonal?: boolean;
};

/** The keys, with a form for a new one, or the secret that was just made. */
export function ApiKeys({ rows, path, scopes, isPersonal = false }: Props) {
  const router = useRouter();
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const show = (secret: ShownSecret) => {
    setShown(secret);
    router.refresh();
  };
  return (
    <>
      <SettingsPanel id="new-key" title={shown ? "Store the key now" : "Create a key"}>
        {shown ? (
          <KeySecret shown={shown} onKept={() => setShown(null)} />
        ) : (
          <NewKeyForm {...{ path, scopes, isPersonal }} onCreated={show} />
        )}
      </SettingsPanel>
      <SettingsPanel id="keys" title="Keys">
        {rows.length === 0 ? (
          <p className="text-muted">No keys yet.</p>
        ) : (
          <ul className="entry-list" aria-label="Keys">
            {rows.map((row) => (
              <KeyRowItem key={row.id} row={row} path={`${path}/${row.id}`} onRotated={show} />
            ))}
          </ul>
        )}
      </SettingsPanel>
    </>
  );
}
