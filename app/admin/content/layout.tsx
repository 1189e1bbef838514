import type { ReactNode } from "react";
import { ContentNav } from "@/components/content/admin/content-nav";
import { canAdminister } from "@/lib/accounts/policy";
import type { Actor } from "@/lib/accounts/schema";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { listMessages } from "@/lib/content/contact.queries";
import { readPath } from "@/lib/platform/server/address";
import "@/app/sheets/content-admin.css";

async function countOpenMessages(actor: Actor): Promise<number> {
  if (!canAdminister(actor)) return 0;
  return (await listMessages(actor, { show: "open", page: 1 })).open;
}

export default async function ContentLayout({ children }: { children: ReactNode }) {
  const actor = await requireBoardAdmin();
  const open = await countOpenMessages(actor);
  return (
    <div className="wrap content-page">
      <ContentNav path={await readPath()} open={open} isLimited={!canAdminister(actor)} />
      {children}
    </div>
  );
}
