import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import type { AuditExportQuery } from "./audit-log.schema";

/** Audits that someone downloads the log as a file, before they get it. */
export async function noteAuditExport(
  actor: Actor,
  { q, ...query }: AuditExportQuery,
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await spend("adminExportByAccount", actor.id);
  // The search may contain an address, so only whether there was one is recorded.
  const details = { ...query, isSearch: q !== "" };
  await db.$transaction((tx) =>
    audit(tx, { action: "audit.exported", actorId: actor.id, address, details }),
  );
}
