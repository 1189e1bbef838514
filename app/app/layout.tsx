import type { ReactNode } from "react";
import { MemberFrame } from "@/components/site/members/member-frame";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { formToken } from "@/lib/platform/security/form-token";
import { readPath } from "@/lib/platform/server/address";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { withoutMissingLinks } from "@/lib/shared/setting-groups/features";
import "@/app/sheets/member.css";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <MemberFrame
      siteName={siteSettings().siteName}
      appearance={withoutMissingLinks(settingGroup("appearance"), settingGroup("features"))}
      words={settingGroup("words")}
      announcement={await currentAnnouncement()}
      path={await readPath()}
      now={new Date()}
      formToken={formToken()}
    >
      {children}
    </MemberFrame>
  );
}
