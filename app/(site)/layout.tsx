import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/site-frame";
import { readPath } from "@/lib/platform/address";
import { env } from "@/lib/platform/env";
import { formToken } from "@/lib/platform/form-token";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      siteName={env().SITE_NAME}
      path={await readPath()}
      now={new Date()}
      formToken={formToken()}
    >
      {children}
    </SiteFrame>
  );
}
