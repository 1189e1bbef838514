"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { KeySecret, type ShownSecret } from "@/components/accounts/api-keys/key-secret.client";
import { SettingsForm } from "@/components/accounts/settings/settings-form.client";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { api } from "@/lib/browser/api";
import type { WebhookSecret } from "@/lib/webhooks/schema";
import { WebhookFields, webhookErrors, webhookJson } from "./webhook-fields.client";

/** A form for a new webhook, or the secret that was just created. */
export function NewWebhook({ path }: { path: string }) {
  const router = useRouter();
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <SettingsPanel id="new-webhook" title={shown ? "Store the secret now" : "Add a webhook"}>
      {shown ? (
        <KeySecret shown={shown} onKept={() => setShown(null)} />
      ) : (
        <SettingsForm
          name="webhook"
          label="Add a webhook"
          button="Add Webhook"
          busyButton="Adding..."
          check={webhookErrors}
          send={async (values) => {
            const json = webhookJson(values);
            const { secret } = (await api(path, { method: "POST", json })) as WebhookSecret;
            setShown({ name: (values["name"] ?? "").trim(), secret, what: "secret" });
            router.refresh();
          }}
        >
          <WebhookFields />
        </SettingsForm>
      )}
    </SettingsPanel>
  );
}
