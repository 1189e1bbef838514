import type { ReactNode } from "react";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { SettingsTabs } from "@/components/accounts/settings/settings-tabs.client";
import "@/app/sheets/settings.css";

/** The tabs of the settings beside the open one. Each page checks access itself. */
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
