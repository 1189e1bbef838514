import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { ReasonPurpose } from "./reason-purposes.schema";
import { type ReasonTemplateView, TEMPLATES_MAX } from "./reason-templates.schema";

/** The reasons that admins give often, all or those for one purpose, by name. */
export async function listReasonTemplates(
  actor: Actor,
  purpose?: ReasonPurpose,
): Promise<ReasonTemplateView[]> {
  requireAdministration(actor);
  return db.reasonTemplate.findMany({
    ...(purpose ? { where: { purpose } } : {}),
    orderBy: { name: "asc" },
    take: TEMPLATES_MAX,
    select: { id: true, name: true, text: true, purpose: true },
  });
}
