import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { type ReasonTemplateView, TEMPLATES_MAX } from "./reason-templates.schema";

/** The reasons that admins give often, by name. */
export async function listReasonTemplates(actor: Actor): Promise<ReasonTemplateView[]> {
  requireAdministration(actor);
  return db.reasonTemplate.findMany({
    orderBy: { name: "asc" },
    take: TEMPLATES_MAX,
    select: { id: true, name: true, text: true },
  });
}
