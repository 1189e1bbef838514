import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import {
  CONSENT_PURPOSES,
  CONSENTS,
  type ConsentPurpose,
  type ConsentView,
} from "./consents.schema";

async function findLatest(userId: string, purpose: ConsentPurpose) {
  return db.consent.findFirst({
    where: { userId, purpose },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { isGiven: true, at: true },
  });
}

/**
 * Whether someone currently consents. Being found takes an explicit consent; job recommendations
 * are on until it is withdrawn.
 */
export async function hasConsent(userId: string, purpose: ConsentPurpose): Promise<boolean> {
  return (await findLatest(userId, purpose))?.isGiven ?? CONSENTS[purpose].isGivenByDefault;
}

/** Every consent that the actor is asked for, with their answers. */
export async function listConsents(actor: Actor): Promise<ConsentView[]> {
  return Promise.all(
    CONSENT_PURPOSES.map(async (purpose) => {
      const latest = await findLatest(actor.id, purpose);
      const { text, version, isGivenByDefault } = CONSENTS[purpose];
      return {
        purpose,
        isGiven: latest?.isGiven ?? isGivenByDefault,
        at: latest?.at.toISOString() ?? null,
        text,
        textVersion: version,
      };
    }),
  );
}
