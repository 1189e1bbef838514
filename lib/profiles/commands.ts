import "server-only";
import { writeNames } from "@/lib/accounts/profile.commands";
import type { Actor, ProfileChange } from "@/lib/accounts/schema";
import { findPlace } from "@/lib/places/queries";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { beginChange } from "./persistence.commands";
import type { ProfileInput } from "./schema";

/** The changes in an input, ready to be written. */
export type ProfileChanges = { names: ProfileChange; columns: Prisma.ProfileUncheckedUpdateInput };

type Columns = Pick<
  ProfileChanges["columns"],
  "headline" | "bio" | "phone" | "resumeUrl" | "location" | "cityId"
>;

/** Reads the changes in an input. Call it before a transaction, because it looks up a place. */
export async function toInfoChanges(input: ProfileInput): Promise<ProfileChanges> {
  const { version: _, fullName, location, ...rest } = input;
  const columns: Columns = {};
  for (const name of ["headline", "bio", "phone", "resumeUrl"] as const) {
    if (rest[name] !== undefined) columns[name] = rest[name];
  }
  if (location !== undefined) {
    const place = location === null ? null : await findPlace(location);
    columns.location = location;
    columns.cityId = place?.kind === "city" ? place.city.id : null;
  }
  return { names: fullName === undefined ? {} : { fullName }, columns };
}

/** Writes changes within the caller's transaction, after `beginChange`. */
export async function writeInfo(
  tx: Transaction,
  actor: Actor,
  { names, columns }: ProfileChanges,
): Promise<void> {
  if (Object.keys(columns).length > 0) {
    await tx.profile.update({ where: { userId: actor.id }, data: columns });
  }
  await writeNames(tx, actor, names);
}

/**
 * Changes the given parts of the actor's profile and leaves the rest; a repeat changes nothing.
 * Throws `conflict`, and writes nothing, when the profile is no longer at `version`.
 */
export async function changeInfo(actor: Actor, input: ProfileInput): Promise<void> {
  const changes = await toInfoChanges(input);
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, input.version);
    await writeInfo(tx, actor, changes);
  });
}
