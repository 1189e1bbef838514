import "server-only";
import type { Site } from "@/lib/shared/site";
import { env } from "./env";
import { siteSettings } from "./settings";

/** The site as its operator named it and serves it. */
export function site(): Site {
  return { name: siteSettings().siteName, url: env().SITE_URL };
}
