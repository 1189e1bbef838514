"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { KeySecret, type ShownSecret } from "@/components/accounts/api-keys/key-secret.client";
import { SettingsForm } from "@/components/accounts/settings/settings-form.client";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { GRACE_HOURS } from "@/lib/accounts/api-keys/scopes.schema";
import { api } from "@/lib/browser/api";
import type { WebhookSecret } from "@/lib/webhooks/schema";
import {
  WebhookFields,
  type WebhookValues,
  webhookErrors,
  webhookJson,
} from "./webhook-fields.client";

const GRACE = Object.entries(GRACE_HOURS).map(([hours, words]) => [hours, words] as const);

type Props = {
  values: WebhookValues;
  /** The webhook's address in the API. */
  path: string;
  /** Until when the old secret also signs. */
  previous: string | null;
};

function Secret({ values: { name }, path, previous }: Props) {
  const router = useRouter();
  const [shown, setShown] = useState<ShownSecret | null>(null);
  if (shown) return <KeySecret shown={shown} onKept={() => setShown(null)} />;
  return (
    <>
      {previous && <p>{previous}</p>}
      <SettingsForm
        name="rotation"
        label="Replace the secret"
        button="Replace Secret"
        busyButton="Replacing..."
        variant="btn-outline"
        send={async ({ graceHours }) => {
          const json = { graceHours: Number(graceHours) };
          const at = `${path}/rotation`;
          const { secret } = (await api(at, { method: "POST", json })) as WebhookSecret;
          setShown({ name, secret, what: "secret" });
          router.refresh();
        }}
      >
        <SelectField
          name="graceHours"
          label="Also Sign With the Old Secret"
          options={GRACE}
          defaultValue="24"
        />
      </SettingsForm>
    </>
  );
}

/** A webhook's settings, and its secret. */
export function WebhookSettings(props: Props) {
  const { values, path } = props;
  const router = useRouter();
  return (
    <>
      <SettingsPanel id="settings" title="Settings">
        <SettingsForm
          name="webhook-settings"
          label="Change the webhook"
          button="Save Changes"
          busyButton="Saving..."
          done="Changes saved."
          isKept
          check={webhookErrors}
          send={async (changed) => {
            await api(path, { method: "PATCH", json: webhookJson(changed) });
            router.refresh();
          }}
        >
          <WebhookFields values={values} />
        </SettingsForm>
      </SettingsPanel>
      <SettingsPanel
        id="secret"
        title="Secret"
        text="Every request is signed with it, so that the receiver knows who sent it."
      >
        <Secret {...props} />
      </SettingsPanel>
    </>
  );
}
