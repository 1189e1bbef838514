import type { ReactNode } from "react";
import { AdminTabs } from "@/components/site/work/admin-tabs";
import { WorkFrame } from "@/components/site/work/work-frame";
import { canAdminister } from "@/lib/accounts/policy";
import type { Actor } from "@/lib/accounts/schema";
import { readActor } from "@/lib/accounts/session";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { countWaitingKinds } from "@/lib/moderation/queue/queries";
import { readPath } from "@/lib/platform/server/address";
import { siteSettings } from "@/lib/platform/settings";
import "@/app/sheets/admin.css";

const LINKS = [
  ["/app/profile", "Your Profile", "user-round"],
  ["/app/settings", "Your Settings", "sliders-horizontal"],
] as const;

/** How much waits for review. The page itself sends away people who may not know. */
async function countWaiting(actor: Actor | null): Promise<number> {
  if (!actor || !canAdminister(actor)) return 0;
  return (await countWaitingKinds(actor)).reduce((sum, { count }) => sum + count, 0);
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await readActor();
  const isLimited = actor !== null && actor.boardIds.length > 0;
  const waiting = await countWaiting(actor);
  const tabs = <AdminTabs path={await readPath()} waiting={waiting} isLimited={isLimited} />;
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
