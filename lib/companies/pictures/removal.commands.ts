import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { companiesChanged } from "../events";
import { lockForAdmin } from "../suspension.commands";
import { dropPicture } from "./commands";
import type { PictureFiles } from "./files.commands";

/**
 * Removes one of a company's pictures on an admin's decision, whether or not the company is
 * suspended; returns its files, to be deleted after the transaction. Throws `forbidden` and
 * `not_found`.
 */
export async function removePictureAsAdmin(
  tx: Transaction,
  actor: Actor,
  which: { companyId: string; pictureId: string },
): Promise<PictureFiles> {
  requireAdministration(actor);
  const { companyId } = which;
  await lockForAdmin(tx, companyId);
  const { isCover, ...files } = await dropPicture(tx, which);
  await audit(tx, {
    action: "company.picture_taken_down",
    actorId: actor.id,
    target: { type: "company", id: companyId },
    details: { isCover },
  });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
  return files;
}
