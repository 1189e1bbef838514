import type { Metadata } from "next";
import { AdminRequests } from "@/components/accounts/admin-requests";
import { listAdminRequests } from "@/lib/accounts/admins/requests/queries";
import { requireAdmin } from "@/lib/accounts/session";

export const metadata: Metadata = { title: "Requests – Admin", robots: { index: false } };

export default async function AdminPage() {
  const actor = await requireAdmin();
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Admin</h1>
      </div>
      <AdminRequests requests={await listAdminRequests(actor)} now={new Date()} />
    </div>
  );
}
