import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { makeIcon } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { changeGroup } from "./commands";
import { getGroup } from "./queries";

const SIDE = 512;

async function replace(actor: Actor, icon: string, client: Client): Promise<void> {
  const before = (await getGroup(actor, "appearance")).icon;
  await changeGroup(actor, { name: "appearance", input: { icon } }, client);
  // Pages that are still kept somewhere ask for it: they then get the product's own mark.
  await forgetFile("brand", before || null);
}

/**
 * Makes an uploaded picture or SVG drawing the site's mark. Only its pixels are kept. Throws
 * `forbidden`, `invalid` at the field `picture`, `rate_limited` and `unavailable`.
 */
export async function changeIcon(
  actor: Actor,
  bytes: Uint8Array,
  client: Client,
): Promise<{ icon: string }> {
  requireBoardAdministration(actor);
  await spend("pictureByAccount", actor.id);
  const picture = await makeIcon(bytes, SIDE);
  const icon = newFileKey("png");
  await storeFile("brand", icon, picture);
  try {
    await replace(actor, icon, client);
  } catch (error) {
    await forgetFile("brand", icon);
    throw error;
  }
  return { icon };
}

/** Gives the site the product's own mark again. A repeat does nothing. Throws `forbidden`. */
export async function removeIcon(actor: Actor, client: Client): Promise<void> {
  requireBoardAdministration(actor);
  await replace(actor, "", client);
}
