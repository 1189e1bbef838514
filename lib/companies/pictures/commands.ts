import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import type { PicturePart } from "@/lib/platform/storage/images";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "../events";
import { lockAsOwner } from "../team/members.commands";
import {
  forgetFiles,
  type PictureFiles,
  readPicture,
  storePart,
  storeUpload,
} from "./files.commands";
import { COVER_FRAME, MOST_PHOTOS, PHOTO_FRAME } from "./limits.schema";
import type { CoverQuery, PhotoChange, PhotoQuery } from "./schema";

type Place = { actor: Actor; companyId: string };
type Upload<Query> = Query & { bytes: Uint8Array };
type CompanyPhoto = { companyId: string; photoId: string };

/** Runs a change of a company's pictures, for its owners only, recorded and announced. */
async function changeAsOwner<Result>(
  { actor, companyId }: Place,
  action: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const result = await change(tx);
    await audit(tx, { action, actorId: actor.id, target: { type: "company", id: companyId } });
    await announce(tx, companiesChanged, { companyIds: [companyId] });
    return result;
  });
}

/** Deletes the row of the company's cover; returns its files, `null` if there is none. */
async function dropCover(tx: Transaction, companyId: string): Promise<PictureFiles | null> {
  const cover = await tx.companyPicture.findFirst({ where: { companyId, isCover: true } });
  if (cover) await tx.companyPicture.delete({ where: { id: cover.id } });
  return cover;
}

const columnsOf = ({ x, y, zoom }: PicturePart) => ({ partX: x, partY: y, partZoom: zoom });

/**
 * Makes the chosen part of an uploaded file the cover of the company's page, and deletes the
 * previous one. The whole picture is stored too, without anything else that was in the file. Throws `not_found` for strangers,
 * `forbidden` for recruiters, `invalid` at the field `picture` when it is not a picture or too
 * small, `rate_limited` and `unavailable`.
 */
export async function changeCover(
  actor: Actor,
  companyId: string,
  { bytes, alt, ...part }: Upload<CoverQuery>,
): Promise<void> {
  // So that no picture is decoded for a stranger.
  await db.$transaction((tx) => lockAsOwner(tx, actor, companyId));
  await spend("pictureByAccount", actor.id);
  const before = await storeUpload({ bytes, part, frame: COVER_FRAME }, (files) =>
    changeAsOwner({ actor, companyId }, "company.cover_changed", async (tx) => {
      const previous = await dropCover(tx, companyId);
      const shown = { alt, ...columnsOf(part), ...files };
      const data = { id: uuid(), companyId, isCover: true, position: 0, ...shown };
      await tx.companyPicture.create({ data });
      return previous;
    }),
  );
  await forgetFiles(before);
}

/** Changes what the cover says to people who can't see it. Throws `not_found` and `forbidden`. */
export async function describeCover(
  actor: Actor,
  companyId: string,
  { alt }: { alt: string },
): Promise<void> {
  await changeAsOwner({ actor, companyId }, "company.cover_changed", async (tx) => {
    const where = { companyId, isCover: true };
    const { count } = await tx.companyPicture.updateMany({ where, data: { alt } });
    if (count === 0) throw new DomainError("not_found", "There's no cover.");
  });
}

/** Removes the company's cover; a repeat does nothing. Throws `not_found` and `forbidden`. */
export async function removeCover(actor: Actor, companyId: string): Promise<void> {
  const place = { actor, companyId };
  const before = await changeAsOwner(place, "company.cover_removed", (tx) =>
    dropCover(tx, companyId),
  );
  await forgetFiles(before);
}

/** The position after the company's last photo. Throws `conflict` when there are eight. */
async function nextPosition(tx: Transaction, companyId: string): Promise<number> {
  const count = await tx.companyPicture.count({ where: { companyId, isCover: false } });
  if (count < MOST_PHOTOS) return count;
  const message = `You have ${MOST_PHOTOS} photos, which is the maximum. Remove one first.`;
  throw new DomainError("conflict", message);
}

/**
 * Adds the chosen part of an uploaded file as the company's last photo. Throws what `changeCover`
 * throws, and `conflict` beyond eight.
 */
export async function addPhoto(
  actor: Actor,
  companyId: string,
  { bytes, alt, caption, ...part }: Upload<PhotoQuery>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await nextPosition(tx, companyId);
  });
  await spend("pictureByAccount", actor.id);
  await storeUpload({ bytes, part, frame: PHOTO_FRAME }, (files) =>
    changeAsOwner({ actor, companyId }, "company.photo_added", async (tx) => {
      const position = await nextPosition(tx, companyId);
      const shown = { alt, caption: caption || null, ...columnsOf(part), ...files };
      const data = { id: uuid(), companyId, isCover: false, position, ...shown };
      await tx.companyPicture.create({ data });
    }),
  );
}

/** The ids of a company's photos in their order. Throws `not_found` without the wanted one. */
async function orderOf(tx: Transaction, { companyId, photoId }: CompanyPhoto): Promise<string[]> {
  const rows = await tx.companyPicture.findMany({
    where: { companyId, isCover: false },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(photoId)) throw new DomainError("not_found", "There's no such photo.");
  return ids;
}

async function writeOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx.companyPicture.update({ where: { id }, data: { position } });
  }
}

/**
 * Changes a photo's description, its caption, or its place among the others. Throws `not_found` and `forbidden`
 * as `changeCover` does, and `not_found` without such a photo.
 */
export async function changePhoto(
  actor: Actor,
  which: CompanyPhoto,
  { alt, caption, position }: PhotoChange,
): Promise<void> {
  const { companyId, photoId } = which;
  await changeAsOwner({ actor, companyId }, "company.photo_changed", async (tx) => {
    const ids = await orderOf(tx, which);
    const words = {
      ...(alt === undefined ? {} : { alt }),
      ...(caption === undefined ? {} : { caption: caption || null }),
    };
    await tx.companyPicture.update({ where: { id: photoId }, data: words });
    if (position === undefined) return;
    const others = ids.filter((id) => id !== photoId);
    await writeOrder(tx, others.toSpliced(position, 0, photoId));
  });
}

/** Deletes the row of a picture, and closes the gap that a photo leaves; returns its files. */
export async function dropPicture(
  tx: Transaction,
  { companyId, pictureId }: { companyId: string; pictureId: string },
): Promise<PictureFiles & { isCover: boolean }> {
  const where = { id: pictureId, companyId };
  const picture = await tx.companyPicture.findFirst({ where });
  if (!picture) throw new DomainError("not_found", "There's no such picture.");
  await tx.companyPicture.delete({ where });
  if (!picture.isCover) {
    await tx.companyPicture.updateMany({
      where: { companyId, isCover: false, position: { gt: picture.position } },
      data: { position: { decrement: 1 } },
    });
  }
  return picture;
}

/** Removes a photo. Throws what `changePhoto` throws. */
export async function removePhoto(
  actor: Actor,
  { companyId, photoId }: CompanyPhoto,
): Promise<void> {
  const files = await changeAsOwner({ actor, companyId }, "company.photo_removed", (tx) =>
    dropPicture(tx, { companyId, pictureId: photoId }),
  );
  await forgetFiles(files);
}

/**
 * Shows another part of the cover or of a photo. Throws what `changeCover` throws, `not_found`
 * without such a picture, and `conflict` when someone else has done so meanwhile.
 */
export async function choosePart(
  actor: Actor,
  { companyId, pictureId }: { companyId: string; pictureId: string },
  part: PicturePart,
): Promise<void> {
  const where = { id: pictureId, companyId };
  const picture = await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    return tx.companyPicture.findFirst({ where });
  });
  if (!picture) throw new DomainError("not_found", "There's no such picture.");
  await spend("pictureByAccount", actor.id);
  const { isCover, fileKey, smallFileKey } = picture;
  const sourceKey = picture.sourceKey ?? fileKey;
  const bytes = await readPicture(sourceKey);
  await storePart({ bytes, part, frame: isCover ? COVER_FRAME : PHOTO_FRAME }, (files) =>
    changeAsOwner({ actor, companyId }, "company.picture_cropped", async (tx) => {
      const data = { ...files, sourceKey, ...columnsOf(part) };
      const { count } = await tx.companyPicture.updateMany({ where: { ...where, fileKey }, data });
      const message = "Someone has changed this picture. Reload the page.";
      if (count === 0) throw new DomainError("conflict", message);
    }),
  );
  await forgetFiles({ smallFileKey, ...(sourceKey === fileKey ? {} : { fileKey }) });
}
