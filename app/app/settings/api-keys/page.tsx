import type { Metadata } from "next";
import { ApiKeys } from "@/components/accounts/api-keys/api-keys.client";
import { keyRow, scopeChoices } from "@/components/accounts/api-keys/key-words";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { listApiKeys } from "@/lib/accounts/api-keys/queries";
import { PERSONAL_SCOPES } from "@/lib/accounts/api-keys/scopes.schema";
import { requireActor } from "@/lib/accounts/session";
import { site } from "@/lib/platform/site";

export const metadata: Metadata = {
  title: "API Keys – Settings",
  description: "Keys with which your own programs and agents read what is yours.",
  alternates: { canonical: "/app/settings/api-keys" },
  robots: { index: false },
};

export default async function ApiKeySettingsPage() {
  const actor = await requireActor();
  const keys = await listApiKeys(actor, "self");
  const now = new Date();
  const { name, url } = site();
  return (
    <>
      <h1>API keys</h1>
      <SettingsPanel
        id="agents"
        title="Let an agent help you"
        text={`An AI assistant that speaks MCP can search the jobs on ${name}. With a key it also sees what you allow, and can prepare applications. It can't send anything: you check each application and send it yourself.`}
      >
        <dl className="key-facts">
          <dt>Address</dt>
          <dd>
            <code>{url}/mcp</code>
          </dd>
          <dt>Header</dt>
          <dd>
            <code>Authorization: Bearer …</code> with your key
          </dd>
        </dl>
      </SettingsPanel>
      <ApiKeys
        rows={keys.map((key) => keyRow({ ...key, createdBy: null }, now))}
        path="/api/account/api-keys"
        scopes={scopeChoices(PERSONAL_SCOPES)}
        isPersonal
      />
    </>
  );
}
