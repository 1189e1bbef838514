import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "../events";
import { lockAsOwner } from "../team/members.commands";
import type { StoryInput } from "./schema";

const CHANGED =
  "Someone else changed the company's profile while you were editing. Check what's there now, then save again.";

/**
 * Replaces what a company says about working there. Throws `not_found` for strangers,
 * `forbidden` for recruiters, and `conflict` when someone has changed the profile since `version`.
 */
export async function changeStory(
  actor: Actor,
  companyId: string,
  { version, quote, tagline, ...lists }: StoryInput,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const { count } = await tx.company.updateMany({
      where: { id: companyId, ...(version === undefined ? {} : { version }) },
      data: {
        ...lists,
        tagline: tagline || null,
        quote: quote ?? Prisma.DbNull,
        version: { increment: 1 },
      },
    });
    if (count === 0) throw new DomainError("conflict", CHANGED);
    const target = { type: "company", id: companyId };
    await audit(tx, { action: "company.story_changed", actorId: actor.id, target });
    await announce(tx, companiesChanged, { companyIds: [companyId] });
  });
}
