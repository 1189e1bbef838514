import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { linkRequested } from "../events";
import { readLinkToken } from "./link-tokens.session";

const NOTHING_KEPT = "Nothing is kept about you here any longer.";

/**
 * Mails a new link to someone who was added by hand, at the address that is kept, and ends the
 * earlier ones. Only an earlier link, however old, asks for it. Throws `gone` for a wrong one and
 * once nothing is kept, `rate_limited`.
 */
export async function requestLink(token: string): Promise<void> {
  const applicationId = readLinkToken(token)?.applicationId;
  const found = applicationId
    ? await db.applicationDetails.findFirst({
        where: { applicationId, addition: { isNot: null } },
        select: { email: true },
      })
    : null;
  if (!applicationId || !found) throw new DomainError("gone", NOTHING_KEPT);
  await spend("mailByEmail", found.email);
  await db.$transaction(async (tx) => {
    await tx.applicationAddition.update({
      where: { applicationId },
      data: { linkVersion: { increment: 1 } },
    });
    await audit(tx, {
      action: "application.link_requested",
      actorId: null,
      target: { type: "application", id: applicationId },
    });
    await announce(tx, linkRequested, { id: randomUUID(), applicationId });
  });
}
