import type { ReactNode } from "react";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { ProofWays } from "@/components/accounts/settings/proof.client";
import { SettingsTabs } from "@/components/accounts/settings/settings-tabs.client";
import { findProofWays } from "@/lib/accounts/authentication/proofs.queries";
import { readActor } from "@/lib/accounts/session";
import "@/app/sheets/settings.css";

/** The tabs of the settings beside the open one. Each page checks access itself. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const actor = await readActor();
  const ways = actor
    ? await findProofWays(actor)
    : { hasPassword: true, hasPasskey: false, provedUntil: null };
  return (
    <div className="wrap settings">
      <SettingsTabs />
      <div className="settings-main">
        <NeedsScriptNote what="Changing settings" />
        <ProofWays ways={ways}>{children}</ProofWays>
      </div>
    </div>
  );
}
