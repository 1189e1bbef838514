import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DiscoveryTags } from "@/components/site/discovery-tags";
import { SiteFrame } from "@/components/site/site-frame";
import { markup } from "@/components/ui/static/markup";
import { siteUrl } from "@/lib/platform/boards";
import { putInHead } from "@/lib/platform/caching/set-aside";
import { readPath } from "@/lib/platform/server/address";
import { settingGroup } from "@/lib/platform/settings";
import { isPublicPage } from "@/lib/shared/page-headers";
import { analyticsScript } from "@/lib/shared/setting-groups/analytics-script";
import { readFrameProps } from "../frame-props";
// In the same file of scripts as the layout, instead of one that every page fetches by itself.
import "./error";

/** Adds nothing to the metadata: these tags bypass React, and need what a page is asked by. */
export async function generateMetadata(): Promise<Metadata> {
  const path = await readPath();
  if (!isPublicPage(path)) return {};
  const discovery = settingGroup("discovery");
  const nonce = (await headers()).get("x-nonce") ?? "";
  const script = analyticsScript(discovery, siteUrl());
  const tags = { discovery, isHome: path === "/", script, nonce };
  putInHead("discovery", markup(<DiscoveryTags {...tags} />));
  return {};
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame {...(await readFrameProps())}>{children}</SiteFrame>;
}
