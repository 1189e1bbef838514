import type { ReactNode } from "react";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { SettingsTabs } from "@/components/accounts/settings/settings-tabs.client";

/** The parts of the settings beside the one that is open. Who may read it, each page asks. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="wrap settings">
      <SettingsTabs />
      <div className="settings-main">
        <NeedsScriptNote what="Changing settings" />
        {children}
      </div>
    </div>
  );
}
