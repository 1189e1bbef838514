import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { makeWholePicture } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "./events";
import { logoUrl } from "./logos";
import { LOGO_SIDE } from "./logos.schema";
import { lockForAdmin } from "./suspension.commands";
import { lockAsOwner } from "./team/members.commands";

type Place = { actor: Actor; companyId: string };

/** Sets the key of a locked company's logo; returns the previous one, null if it's the same. */
async function setKey(
  tx: Transaction,
  { actor, companyId }: Place,
  { logoKey, action }: { logoKey: string | null; action: string },
): Promise<string | null> {
  const before = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { logoKey: true },
  });
  if (before.logoKey === logoKey) return null;
  await tx.company.update({ where: { id: companyId }, data: { logoKey } });
  await audit(tx, { action, actorId: actor.id, target: { type: "company", id: companyId } });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
  return before.logoKey;
}

/** Replaces or removes the company's logo; returns the key of the previous one. */
async function replaceKey(place: Place, logoKey: string | null): Promise<string | null> {
  const action = logoKey === null ? "company.logo_removed" : "company.logo_changed";
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, place.actor, place.companyId);
    return setKey(tx, place, { logoKey, action });
  });
}

/** Throws what `lockAsOwner` throws, so that no picture is decoded for a stranger. */
async function requireOwner({ actor, companyId }: Place): Promise<void> {
  await db.$transaction((tx) => lockAsOwner(tx, actor, companyId));
}

/**
 * Makes an uploaded file the company's logo: uncropped, at most 512 pixels a side, stripped of
 * everything else that was in the file. Deletes the previous one. Returns its address. Throws
 * `not_found` for strangers, `forbidden` for recruiters, `invalid` at the field `picture` when it
 * is not a picture, `rate_limited` and `unavailable`.
 */
export async function changeLogo(
  actor: Actor,
  companyId: string,
  bytes: Uint8Array,
): Promise<{ logoUrl: string | null }> {
  const place = { actor, companyId };
  await requireOwner(place);
  await spend("pictureByAccount", actor.id);
  const picture = await makeWholePicture(bytes, LOGO_SIDE);
  const key = newFileKey("webp");
  await storeFile("logos", key, picture);
  let before: string | null;
  try {
    before = await replaceKey(place, key);
  } catch (error) {
    await forgetFile("logos", key);
    throw error;
  }
  await forgetFile("logos", before);
  return { logoUrl: logoUrl(key) };
}

/** Removes the company's logo. Calling it again does nothing. Throws what `changeLogo` throws. */
export async function removeLogo(actor: Actor, companyId: string): Promise<void> {
  await forgetFile("logos", await replaceKey({ actor, companyId }, null));
}

/**
 * Removes a company's logo on an admin's decision, whether or not the company is suspended; returns
 * the key of its file, to be deleted after the transaction. Throws `forbidden`, and `not_found` for
 * no company or none with a logo.
 */
export async function removeLogoAsAdmin(
  tx: Transaction,
  actor: Actor,
  companyId: string,
): Promise<string> {
  requireAdministration(actor);
  await lockForAdmin(tx, companyId);
  const action = "company.logo_taken_down";
  const key = await setKey(tx, { actor, companyId }, { logoKey: null, action });
  if (key === null) throw new DomainError("not_found", "This company has no logo.");
  return key;
}
