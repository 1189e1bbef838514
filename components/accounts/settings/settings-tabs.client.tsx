"use client";

import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/icon";

const TABS = [
  ["/app/settings", "Account", "user-round"],
  ["/app/settings/security", "Security", "shield-check"],
  ["/app/settings/privacy", "Privacy", "file-text"],
  ["/app/settings/companies", "Companies", "building-2"],
  ["/app/settings/api-keys", "API Keys", "key-round"],
] as const;

/** The tabs of the settings, with the current one marked. */
export function SettingsTabs() {
  const path = usePathname();
  return (
    <nav className="tabs tabs-lined settings-tabs" aria-label="Settings">
      {TABS.map(([href, label, icon]) => (
        <a key={href} href={href} {...(path === href ? { "aria-current": "page" } : {})}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}
