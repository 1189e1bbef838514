import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { makeWholePicture } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { companiesChanged } from "./events";
import { logoUrl } from "./logos";
import { LOGO_SIDE } from "./logos.schema";
import { lockAsOwner } from "./team/members.commands";

type Place = { actor: Actor; companyId: string };

/** Replaces or removes the company's logo; returns the key of the previous one. */
async function replaceKey({ actor, companyId }: Place, logoKey: string | null) {
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const before = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { logoKey: true },
    });
    if (before.logoKey === logoKey) return null;
    await tx.company.update({ where: { id: companyId }, data: { logoKey } });
    const action = logoKey === null ? "company.logo_removed" : "company.logo_changed";
    await audit(tx, { action, actorId: actor.id, target: { type: "company", id: companyId } });
    await announce(tx, companiesChanged, { companyIds: [companyId] });
    return before.logoKey;
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
