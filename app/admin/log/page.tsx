import type { Metadata } from "next";
import { AuditLog } from "@/components/administration/audit-log";
import { requireAdmin } from "@/lib/accounts/session";
import { readAuditQuery } from "@/lib/administration/audit-log";
import { listAuditEntries } from "@/lib/administration/audit-log.queries";
import "@/app/sheets/charts.css";

export const metadata: Metadata = { title: "Audit log – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditLogPage({ searchParams }: Props) {
  const actor = await requireAdmin();
  const query = readAuditQuery(await searchParams);
  return <AuditLog page={await listAuditEntries(actor, query)} query={query} />;
}
