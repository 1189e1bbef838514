import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/site-frame";
import { env } from "@/lib/platform/env";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame siteName={env().SITE_NAME} now={new Date()}>
      {children}
    </SiteFrame>
  );
}
