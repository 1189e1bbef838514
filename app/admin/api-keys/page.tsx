import type { Metadata } from "next";
import { ApiKeys } from "@/components/accounts/api-keys/api-keys.client";
import { keyRow, scopeChoices } from "@/components/accounts/api-keys/key-words";
import { ProofWays } from "@/components/accounts/settings/proof.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { listApiKeys } from "@/lib/accounts/api-keys/queries";
import { SITE_SCOPES } from "@/lib/accounts/api-keys/scopes.schema";
import { findProofWays } from "@/lib/accounts/authentication/proofs.queries";
import { requireAdmin } from "@/lib/accounts/session";
import "@/app/sheets/keys-and-webhooks.css";

export const metadata: Metadata = { title: "API Keys – Admin", robots: { index: false } };

export default async function AdminKeysPage() {
  const actor = await requireAdmin();
  const [keys, ways] = await Promise.all([listApiKeys(actor, "site"), findProofWays(actor)]);
  const now = new Date();
  return (
    <div className="wrap analytics key-page">
      <BackLink href="/admin/sources">Sources</BackLink>
      <div className="analytics-head">
        <div>
          <h1>API keys</h1>
          <p>Programs use them to connect sources and have them read, in your name.</p>
        </div>
      </div>
      <ProofWays ways={ways}>
        <ApiKeys
          rows={keys.map((key) => keyRow(key, now))}
          path="/api/admin/api-keys"
          scopes={scopeChoices(SITE_SCOPES)}
        />
      </ProofWays>
    </div>
  );
}
