import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/site-frame";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { formToken } from "@/lib/platform/security/form-token";
import { readPath } from "@/lib/platform/server/address";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
// In the same file of scripts as the layout, instead of one that every page fetches by itself.
import "./error";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      siteName={siteSettings().siteName}
      appearance={settingGroup("appearance")}
      announcement={await currentAnnouncement()}
      path={await readPath()}
      now={new Date()}
      formToken={formToken()}
    >
      {children}
    </SiteFrame>
  );
}
