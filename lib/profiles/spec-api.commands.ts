import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { toInfoChanges, writeInfo } from "./commands";
import { removeEducation, replaceEducations } from "./education.commands";
import { removeExperience, replaceExperiences } from "./experience.commands";
import { beginChange } from "./persistence.commands";
import type { ProfileInput } from "./schema";
import { replaceSkills } from "./skills.commands";
import type { EntryRemoval, UpdateProfile } from "./spec-api.schema";

function toInfo({ FullName, bio, location, PhoneNumber, resume }: UpdateProfile): ProfileInput {
  return {
    ...(FullName === undefined ? {} : { fullName: FullName }),
    ...(bio === undefined ? {} : { bio }),
    ...(location === undefined ? {} : { location }),
    ...(PhoneNumber === undefined ? {} : { phone: PhoneNumber }),
    // An empty link is not saved (section 5).
    ...(resume ? { resumeUrl: resume } : {}),
  };
}

/**
 * Changes the actor's profile through the spec's call; whatever is left out stays, a repeat changes
 * nothing. Throws `invalid` for an item with an id from another profile, `conflict` for a full
 * list.
 */
export async function updateProfile(actor: Actor, input: UpdateProfile): Promise<void> {
  const { experience, education, skills } = { ...input, ...input.profile };
  const changes = await toInfoChanges(toInfo(input));
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    await writeInfo(tx, actor, changes);
    if (experience) await replaceExperiences(tx, actor, experience);
    if (education) await replaceEducations(tx, actor, education);
    if (skills) await replaceSkills(tx, actor, skills);
  });
}

/**
 * Removes an experience or an education from the actor's profile. Throws `not_found` for someone
 * else's.
 */
export async function removeEntry(
  actor: Actor,
  { userId, expId, eduId }: EntryRemoval,
): Promise<void> {
  if (userId.toLowerCase() !== actor.id) {
    throw new DomainError("not_found", "You have no such profile.");
  }
  if (expId !== undefined) await removeExperience(actor, expId);
  if (eduId !== undefined) await removeEducation(actor, eduId);
}
