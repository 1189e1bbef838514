import "server-only";
import { hasOwnColours } from "@/lib/shared/appearance/theme";
import type { Site } from "@/lib/shared/site";
import { env } from "./env";
import { settingGroup, siteSettings } from "./settings";

/** The site's name and address, as its operator set them. */
export function site(): Site {
  const { tagline, shareLine, mailLine } = settingGroup("words");
  const { icon, logo, logoDark, accent, button, dark } = settingGroup("appearance");
  const colours = { accent, button, dark };
  return {
    ...{ name: siteSettings().siteName, url: env().SITE_URL, icon, tagline, shareLine, mailLine },
    ...(logo && logoDark ? { logos: { light: logo, dark: logoDark } } : {}),
    ...(hasOwnColours(colours) ? {} : { colours }),
  };
}
