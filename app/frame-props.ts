import "server-only";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { formToken } from "@/lib/platform/security/form-token";
import { readPath } from "@/lib/platform/server/address";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { withoutMissingLinks } from "@/lib/shared/setting-groups/features";

/** What the frame around a page shows of the site, at this moment and address. */
export async function readFrameProps() {
  return {
    siteName: siteSettings().siteName,
    appearance: withoutMissingLinks(settingGroup("appearance"), settingGroup("features")),
    words: settingGroup("words"),
    announcement: await currentAnnouncement(),
    path: await readPath(),
    now: new Date(),
    formToken: formToken(),
  };
}
