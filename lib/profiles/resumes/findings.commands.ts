import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { addEducation } from "../education.commands";
import { addExperience } from "../experience.commands";
import { educationInput, experienceInput, skillInput } from "../schema";
import { addSkill } from "../skills.commands";
import { type Finding, type FindingDecision, finding } from "./schema";

/** Adds a finding to the profile; adding the same thing again does nothing. */
async function accept(actor: Actor, kind: Finding["kind"], content: unknown): Promise<void> {
  if (kind === "experience") await addExperience(actor, experienceInput.parse(content));
  else if (kind === "education") await addEducation(actor, educationInput.parse(content));
  else await addSkill(actor, skillInput.parse(content));
}

/**
 * Takes a finding from one of the actor's resumes over into the profile, as it is or as corrected
 * in `content`, or skips it. The same decision again does nothing. Throws `not_found` for someone
 * else's, `conflict` when it was decided otherwise or the profile is full, and a `ZodError` naming
 * what is missing when it can't be taken over as it is.
 */
export async function decideFinding(
  actor: Actor,
  { resumeId, findingId }: { resumeId: string; findingId: string },
  { isAccepted, content }: FindingDecision,
): Promise<void> {
  const where = { id: findingId, resumeId, resume: { userId: actor.id, removedAt: null } };
  const found = await db.resumeFinding.findFirst({ where });
  if (!found) throw new DomainError("not_found", "This suggestion is no longer available.");
  if (found.isAccepted === isAccepted) return;
  const decided = new DomainError("conflict", "You've already decided on this suggestion.");
  if (found.isAccepted !== null) throw decided;
  if (isAccepted) {
    const own = finding.parse({ kind: found.kind, content: found.content });
    await accept(actor, own.kind, content ?? own.content);
  }
  const { count } = await db.resumeFinding.updateMany({
    where: { id: findingId, OR: [{ decidedAt: null }, { isAccepted }] },
    data: { decidedAt: new Date(), isAccepted },
  });
  if (count === 0) throw decided;
}
