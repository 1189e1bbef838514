import type { MetadataRoute } from "next";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import { NOT_CRAWLED } from "@/lib/structured-data/indexing";

// The operator chooses the sitemap's address, which is known only when the server runs.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  const { robotsPaths, robotsBlocked } = settingGroup("discovery");
  return {
    rules: [
      { userAgent: "*", allow: "/", disallow: [...NOT_CRAWLED, ...robotsPaths] },
      ...robotsBlocked.map((userAgent) => ({ userAgent, disallow: "/" })),
    ],
    sitemap: absolute(site(), "/sitemap.xml"),
  };
}
