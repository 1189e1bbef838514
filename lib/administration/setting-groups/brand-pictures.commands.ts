import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { makeLogo, makeWidePicture, shrinkPicture, sizeOf } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { HERO_PICTURE_WIDTHS, LOGO_BOX } from "@/lib/shared/appearance/choices";
import type {
  SiteAppearance,
  StoredLogo,
  StoredPicture,
  UploadedPart,
} from "@/lib/shared/appearance/shapes";
import { changeGroup } from "./commands";
import { getGroup } from "./queries";
import type { BrandPicture } from "./schema";

type File = [key: string, content: Uint8Array];
type MadePicture<Stored> = { stored: Stored; files: File[] };

async function toLogo(bytes: Uint8Array): Promise<MadePicture<StoredLogo>> {
  const { density, ...box } = LOGO_BOX;
  const logo = await makeLogo(bytes, { width: box.width * density, height: box.height * density });
  const size = await sizeOf(logo);
  const file = newFileKey("png");
  const shown = (pixels: number) => Math.max(1, Math.round(pixels / density));
  return {
    stored: { file, width: shown(size.width), height: shown(size.height) },
    files: [[file, logo]],
  };
}

async function toHero(bytes: Uint8Array): Promise<MadePicture<StoredPicture>> {
  const [widest, least] = HERO_PICTURE_WIDTHS;
  const large = await makeWidePicture(bytes, { widest, least });
  const [file, small] = [newFileKey("webp"), newFileKey("webp")];
  return {
    stored: { file, small, width: (await sizeOf(large)).width },
    files: [
      [file, large],
      [small, await shrinkPicture(large, least)],
    ],
  };
}

const KINDS = {
  hero: { part: "picture", make: toHero },
  logo: { part: "logo", make: toLogo },
  "logo-dark": { part: "logoDark", make: toLogo },
} as const satisfies Record<
  BrandPicture,
  {
    part: UploadedPart;
    make: (bytes: Uint8Array) => Promise<MadePicture<StoredLogo | StoredPicture>>;
  }
>;

function keysOf(stored: StoredLogo | StoredPicture | null): string[] {
  if (!stored) return [];
  return "small" in stored ? [stored.file, stored.small] : [stored.file];
}

async function forget(keys: readonly string[]): Promise<void> {
  for (const key of keys) await forgetFile("brand", key);
}

type Replacement = { picture: BrandPicture; stored: StoredLogo | StoredPicture | null };

async function replace(
  actor: Actor,
  { picture, stored }: Replacement,
  client: Client,
): Promise<SiteAppearance> {
  const { part } = KINDS[picture];
  const before = (await getGroup(actor, "appearance"))[part];
  const now = await changeGroup(actor, { name: "appearance", input: { [part]: stored } }, client);
  // Pages that are still kept somewhere ask for them, and show the mark or the ground instead.
  await forget(keysOf(before));
  return now;
}

/**
 * Makes an uploaded picture the hero's, or one of the wide logos, which may be SVG drawings. Only
 * its pixels are kept. Throws `forbidden`, `invalid` at the field `picture`, `rate_limited` and
 * `unavailable`.
 */
export async function changeBrandPicture(
  actor: Actor,
  { picture, bytes }: { picture: BrandPicture; bytes: Uint8Array },
  client: Client,
): Promise<SiteAppearance> {
  requireBoardAdministration(actor);
  await spend("pictureByAccount", actor.id);
  const { stored, files } = await KINDS[picture].make(bytes);
  try {
    for (const [key, content] of files) await storeFile("brand", key, content);
    return await replace(actor, { picture, stored }, client);
  } catch (error) {
    await forget(files.map(([key]) => key));
    throw error;
  }
}

/** Takes one of them away. A repeat does nothing. Throws `forbidden`. */
export async function removeBrandPicture(
  actor: Actor,
  picture: BrandPicture,
  client: Client,
): Promise<void> {
  requireBoardAdministration(actor);
  await replace(actor, { picture, stored: null }, client);
}
