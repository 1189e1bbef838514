import { z } from "zod";

/**
 * A member's daily digest is due. Its items were marked as in it in the same transaction, so each is
 * announced once; `id` names the digest.
 */
export const companyDigestDue = {
  name: "notifications.company_digest_due",
  payload: z.object({ id: z.uuid(), userId: z.uuid(), companyId: z.uuid() }),
};
