import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { toExportView } from "./exports";
import type { CompanyExportView } from "./exports.schema";

const SHOWN = 10;

/** The files of applications that the actor requested recently, newest first. */
export async function listCompanyExports(
  actor: Actor,
  now = new Date(),
): Promise<{ exports: CompanyExportView[] }> {
  const rows = await db.companyExport.findMany({
    where: { userId: actor.id, companyId: { in: actor.companies.map(({ id }) => id) } },
    orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: { id: true, kind: true, requestedAt: true, expiresAt: true },
  });
  return { exports: rows.map((row) => toExportView(row, now)) };
}
