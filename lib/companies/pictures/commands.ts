import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import {
  makeCroppedPicture,
  type PictureFrame,
  shrinkPicture,
} from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "../events";
import { lockAsOwner } from "../team/members.commands";
import { COVER_FRAME, MOST_PHOTOS, PHOTO_FRAME } from "./limits.schema";
import type { PhotoChange, PictureQuery } from "./schema";

type Place = { actor: Actor; companyId: string };
type Files = { fileKey: string; smallFileKey: string };
type Upload = PictureQuery & { bytes: Uint8Array };
type Which = { companyId: string; photoId: string };

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

async function forgetFiles(files: Files | null): Promise<void> {
  await forgetFile("company-pictures", files?.fileKey ?? null);
  await forgetFile("company-pictures", files?.smallFileKey ?? null);
}

/** Stores the chosen part of an upload and its small copy; `keep` has to name both files. */
async function storePicture<Result>(
  { bytes, ...part }: Upload,
  frame: PictureFrame,
  keep: (files: Files) => Promise<Result>,
): Promise<Result> {
  const picture = await makeCroppedPicture(bytes, frame, part);
  const small = await shrinkPicture(picture, frame.width / 2);
  const files = { fileKey: newFileKey("webp"), smallFileKey: newFileKey("webp") };
  try {
    await storeFile("company-pictures", files.fileKey, picture);
    await storeFile("company-pictures", files.smallFileKey, small);
    return await keep(files);
  } catch (error) {
    await forgetFiles(files);
    throw error;
  }
}

/** Deletes the row of the company's cover; returns its files, `null` if there is none. */
async function dropCover(tx: Transaction, companyId: string): Promise<Files | null> {
  const cover = await tx.companyPicture.findFirst({ where: { companyId, isCover: true } });
  if (cover) await tx.companyPicture.delete({ where: { id: cover.id } });
  return cover;
}

/**
 * Makes the chosen part of an uploaded file the cover of the company's page, stripped of everything
 * else that was in the file, and deletes the previous one. Throws `not_found` for strangers,
 * `forbidden` for recruiters, `invalid` at the field `picture` when it is not a picture or too
 * small, `rate_limited` and `unavailable`.
 */
export async function changeCover(actor: Actor, companyId: string, upload: Upload): Promise<void> {
  // So that no picture is decoded for a stranger.
  await db.$transaction((tx) => lockAsOwner(tx, actor, companyId));
  await spend("pictureByAccount", actor.id);
  const before = await storePicture(upload, COVER_FRAME, (files) =>
    changeAsOwner({ actor, companyId }, "company.cover_changed", async (tx) => {
      const previous = await dropCover(tx, companyId);
      const { alt } = upload;
      const data = { id: uuid(), companyId, isCover: true, position: 0, alt, ...files };
      await tx.companyPicture.create({ data });
      return previous;
    }),
  );
  await forgetFiles(before);
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
export async function addPhoto(actor: Actor, companyId: string, upload: Upload): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await nextPosition(tx, companyId);
  });
  await spend("pictureByAccount", actor.id);
  await storePicture(upload, PHOTO_FRAME, (files) =>
    changeAsOwner({ actor, companyId }, "company.photo_added", async (tx) => {
      const position = await nextPosition(tx, companyId);
      const { alt } = upload;
      const data = { id: uuid(), companyId, isCover: false, position, alt, ...files };
      await tx.companyPicture.create({ data });
    }),
  );
}

/** The ids of a company's photos in their order. Throws `not_found` without the wanted one. */
async function orderOf(tx: Transaction, { companyId, photoId }: Which): Promise<string[]> {
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
 * Changes a photo's description or its place among the others. Throws `not_found` and `forbidden`
 * as `changeCover` does, and `not_found` without such a photo.
 */
export async function changePhoto(
  actor: Actor,
  which: Which,
  { alt, position }: PhotoChange,
): Promise<void> {
  const { companyId, photoId } = which;
  await changeAsOwner({ actor, companyId }, "company.photo_changed", async (tx) => {
    const ids = await orderOf(tx, which);
    if (alt) await tx.companyPicture.update({ where: { id: photoId }, data: { alt } });
    if (position === undefined) return;
    const others = ids.filter((id) => id !== photoId);
    await writeOrder(tx, others.toSpliced(position, 0, photoId));
  });
}

/** Removes a photo. Throws what `changePhoto` throws. */
export async function removePhoto(actor: Actor, which: Which): Promise<void> {
  const { companyId, photoId } = which;
  const files = await changeAsOwner({ actor, companyId }, "company.photo_removed", async (tx) => {
    const ids = await orderOf(tx, which);
    const gone = await tx.companyPicture.delete({ where: { id: photoId } });
    await writeOrder(
      tx,
      ids.filter((id) => id !== photoId),
    );
    return gone;
  });
  await forgetFiles(files);
}
