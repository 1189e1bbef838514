import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Actor, ExportView } from "../schema";
import { toExportView } from "./data-export";

/** The copy of their data that a person requested last, or `null`. */
export async function findLatestExport(actor: Actor, now = new Date()): Promise<ExportView | null> {
  const latest = await db.dataExport.findFirst({
    where: { userId: actor.id },
    orderBy: { requestedAt: "desc" },
  });
  return latest && toExportView(latest, now);
}
