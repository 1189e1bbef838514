import type { ReactNode } from "react";
import { WorkFrame } from "@/components/site/work-frame";
import { env } from "@/lib/platform/env";

const LINKS = [
  ["/employer#company", "Company Profile", "building-2"],
  ["/app/profile", "Your Profile", "user-round"],
] as const;

export default function EmployerLayout({ children }: { children: ReactNode }) {
  return (
    <WorkFrame siteName={env().SITE_NAME} home="/employer" links={LINKS}>
      {children}
    </WorkFrame>
  );
}
