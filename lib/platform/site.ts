import "server-only";
import type { Site } from "@/lib/shared/site";
import { env } from "./env";

/** The site as its operator named it and serves it. */
export function site(): Site {
  const { SITE_NAME, SITE_URL } = env();
  return { name: SITE_NAME, url: SITE_URL };
}
