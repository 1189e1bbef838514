import "server-only";
import { backdropOf } from "@/lib/shared/appearance/hero-picture";
import { hasOwnColours } from "@/lib/shared/appearance/theme";
import type { Site } from "@/lib/shared/site";
import { siteUrl } from "./boards";
import { settingGroup, siteSettings } from "./settings";

/** The name and address of the site, or of the board that this is for, as its operator set them. */
export function site(): Site {
  const { tagline, shareLine, mailLine } = settingGroup("words");
  const appearance = settingGroup("appearance");
  const { icon, logo, logoDark, accent, button, dark, social } = appearance;
  const backdrop = backdropOf(appearance);
  const colours = { accent, button, dark };
  return {
    ...{ name: siteSettings().siteName, url: siteUrl(), icon, tagline, shareLine, mailLine },
    ...(social.length > 0 ? { social: social.map((link) => link.url) } : {}),
    ...(logo && logoDark ? { logos: { light: logo, dark: logoDark } } : {}),
    ...(logoDark ? { darkLogo: logoDark } : {}),
    ...(backdrop ? { backdrop } : {}),
    ...(hasOwnColours(colours) ? {} : { colours }),
  };
}
