import "server-only";
import { writeNames } from "@/lib/accounts/profile.commands";
import type { Actor, ProfileChange } from "@/lib/accounts/schema";
import { findPlace } from "@/lib/places/queries";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { beginChange } from "./persistence.commands";
import type { InfoInput } from "./schema";

/** What an input changes, ready to be written. */
export type InfoChanges = { names: ProfileChange; columns: Prisma.ProfileUncheckedUpdateInput };

type Columns = Pick<
  InfoChanges["columns"],
  "headline" | "bio" | "phone" | "resumeUrl" | "location" | "cityId"
>;

/** Reads what an input changes: before a transaction, since a place is looked up for it. */
export async function toInfoChanges(input: InfoInput): Promise<InfoChanges> {
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

/** Writes changes in the caller's transaction, after `beginChange`. */
export async function writeInfo(
  tx: Transaction,
  actor: Actor,
  { names, columns }: InfoChanges,
): Promise<void> {
  if (Object.keys(columns).length > 0) {
    await tx.profile.update({ where: { userId: actor.id }, data: columns });
  }
  await writeNames(tx, actor, names);
}

/**
 * Changes what is named of the actor's profile and leaves the rest; a repeat changes nothing more.
 * Throws `conflict` when `version` is not the profile's any more: nothing is written then.
 */
export async function changeInfo(actor: Actor, input: InfoInput): Promise<void> {
  const changes = await toInfoChanges(input);
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, input.version);
    await writeInfo(tx, actor, changes);
  });
}
