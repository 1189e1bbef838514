import type { ReactNode } from "react";
import { WorkFrame } from "@/components/site/work-frame";
import { env } from "@/lib/platform/env";

const LINKS = [
  ["/app/profile", "Your Profile", "user-round"],
  ["/app/settings", "Settings", "sliders-horizontal"],
] as const;

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <WorkFrame siteName={env().SITE_NAME} home="/admin" label="Admin" links={LINKS}>
      {children}
    </WorkFrame>
  );
}
