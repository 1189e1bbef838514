import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findReached } from "../employer-view/queries";
import type { ShownName } from "./shown-name.schema";

/**
 * Who ended blind screening for an applicant early, when and why; `null` if no one has. Throws
 * `not_found` for strangers.
 */
export async function findShownName(
  actor: Actor,
  applicationId: string,
): Promise<ShownName | null> {
  await findReached(actor, applicationId, { needed: "decide" });
  const { nameShownAt, details } = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: {
      nameShownAt: true,
      details: {
        select: {
          shownName: {
            select: { reason: true, shownBy: { select: { fullName: true, username: true } } },
          },
        },
      },
    },
  });
  const shown = details?.shownName;
  if (!nameShownAt || !shown) return null;
  const by = shown.shownBy && (shown.shownBy.fullName ?? shown.shownBy.username);
  return { at: nameShownAt.toISOString(), by, reason: shown.reason };
}
