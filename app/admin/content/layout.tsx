import type { ReactNode } from "react";
import { ContentNav } from "@/components/content/admin/content-nav";
import { requireAdmin } from "@/lib/accounts/session";
import { listMessages } from "@/lib/content/contact.queries";
import { readPath } from "@/lib/platform/server/address";
import "@/app/sheets/content-admin.css";

export default async function ContentLayout({ children }: { children: ReactNode }) {
  const actor = await requireAdmin();
  const { open } = await listMessages(actor, { show: "open", page: 1 });
  return (
    <div className="wrap content-page">
      <ContentNav path={await readPath()} open={open} />
      {children}
    </div>
  );
}
