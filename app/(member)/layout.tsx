import type { ReactNode } from "react";
import { MemberFrame } from "@/components/site/member-frame";
import { readPath } from "@/lib/platform/address";
import { env } from "@/lib/platform/env";
import { formToken } from "@/lib/platform/form-token";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <MemberFrame
      siteName={env().SITE_NAME}
      path={await readPath()}
      now={new Date()}
      formToken={formToken()}
    >
      {children}
    </MemberFrame>
  );
}
