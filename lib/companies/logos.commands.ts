import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { log } from "@/lib/platform/observability/log";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { makeWholePicture } from "@/lib/platform/storage/images";
import { deleteFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { companiesChanged } from "./events";
import { logoUrl } from "./logos";
import { LOGO_SIDE } from "./logos.schema";
import { lockAsOwner } from "./team/members.commands";

type Place = { actor: Actor; companyId: string };

/** Puts another logo, or none, in the place of the company's; answers the one before. */
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

async function forgetFile(key: string | null): Promise<void> {
  if (key === null) return;
  // The sweep finds what is left behind here.
  await deleteFile("logos", key).catch((error: unknown) =>
    log.warn(
      { error: String(error) },
      "a file was not deleted: no one can see it, and a sweep tries again",
    ),
  );
}

/** Throws what `lockAsOwner` throws, before a picture is taken apart for a stranger. */
async function requireOwner({ actor, companyId }: Place): Promise<void> {
  await db.$transaction((tx) => lockAsOwner(tx, actor, companyId));
}

/**
 * Makes the file that an owner sent the company's logo: whole, at most 512 pixels a side, without
 * anything else that was in the file. The one before is deleted. Answers its address. Throws
 * `not_found` for strangers, `forbidden` for recruiters, `invalid` at the field `picture` when it
 * is none, `rate_limited` and `unavailable`.
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
    await forgetFile(key);
    throw error;
  }
  await forgetFile(before);
  return { logoUrl: logoUrl(key) };
}

/** Takes the company's logo away. A repeat does nothing. Throws as `changeLogo`. */
export async function removeLogo(actor: Actor, companyId: string): Promise<void> {
  await forgetFile(await replaceKey({ actor, companyId }, null));
}
