import "server-only";
import type { Site } from "@/lib/shared/site";
import { env } from "./env";
import { settingGroup, siteSettings } from "./settings";

/** The site's name and address, as its operator set them. */
export function site(): Site {
  const { tagline, shareLine, mailLine } = settingGroup("words");
  const { icon } = settingGroup("appearance");
  return { name: siteSettings().siteName, url: env().SITE_URL, icon, tagline, shareLine, mailLine };
}
