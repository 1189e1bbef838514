import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/site-frame";
import { env } from "@/lib/platform/env";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  // Given by the server program, or by middleware.ts: a layout is told no address.
  const path = (await headers()).get("x-path") ?? "/";
  return (
    <SiteFrame siteName={env().SITE_NAME} path={path} now={new Date()}>
      {children}
    </SiteFrame>
  );
}
