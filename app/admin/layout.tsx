import type { ReactNode } from "react";
import { AdminTabs } from "@/components/site/work/admin-tabs";
import { WorkFrame } from "@/components/site/work/work-frame";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { readPath } from "@/lib/platform/server/address";
import { siteSettings } from "@/lib/platform/settings";
import "@/app/sheets/admin.css";

const LINKS = [
  ["/app/profile", "Your Profile", "user-round"],
  ["/app/settings", "Settings", "sliders-horizontal"],
] as const;

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const tabs = <AdminTabs path={await readPath()} />;
  return (
    <WorkFrame
      siteName={siteSettings().siteName}
      announcement={await currentAnnouncement()}
      home="/admin"
      label="Admin"
      links={LINKS}
      tabs={tabs}
    >
      {children}
    </WorkFrame>
  );
}
