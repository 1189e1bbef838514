import "server-only";
import { buffer } from "node:stream/consumers";
import {
  makeCroppedPicture,
  makeWholePicture,
  type PictureFrame,
  type PicturePart,
  shrinkPicture,
} from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, readFile, storeFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { SOURCE_SIDE } from "./limits.schema";

/** The part of a picture that is shown, and its small copy. */
export type PartFiles = { fileKey: string; smallFileKey: string };
export type PictureFiles = PartFiles & { sourceKey: string | null };

const FOLDER = "company-pictures";

/** Deletes files that no row names any longer. */
export async function forgetFiles(files: Partial<PictureFiles> | null): Promise<void> {
  const { fileKey, smallFileKey, sourceKey } = files ?? {};
  for (const key of [fileKey, smallFileKey, sourceKey]) await forgetFile(FOLDER, key ?? null);
}

type KeepFiles<Files, Result> = (files: Files) => Promise<Result>;

/** Stores a chosen part and its small copy; `keep` has to name both files. */
export async function storePart<Result>(
  { bytes, part, frame }: { bytes: Uint8Array; part: PicturePart; frame: PictureFrame },
  keep: KeepFiles<PartFiles, Result>,
): Promise<Result> {
  const picture = await makeCroppedPicture(bytes, frame, part);
  const small = await shrinkPicture(picture, frame.width / 2);
  const files = { fileKey: newFileKey("webp"), smallFileKey: newFileKey("webp") };
  try {
    await storeFile(FOLDER, files.fileKey, picture);
    await storeFile(FOLDER, files.smallFileKey, small);
    return await keep(files);
  } catch (error) {
    await forgetFiles(files);
    throw error;
  }
}

/** Like `storePart`, of an uploaded file, which is stored whole as well. */
export async function storeUpload<Result>(
  upload: { bytes: Uint8Array; part: PicturePart; frame: PictureFrame },
  keep: KeepFiles<PartFiles & { sourceKey: string }, Result>,
): Promise<Result> {
  return storePart(upload, async (files) => {
    const source = await makeWholePicture(upload.bytes, SOURCE_SIDE);
    const sourceKey = newFileKey("webp");
    try {
      await storeFile(FOLDER, sourceKey, source);
      return await keep({ ...files, sourceKey });
    } catch (error) {
      await forgetFile(FOLDER, sourceKey);
      throw error;
    }
  });
}

/** Reads a stored picture. Throws `not_found` when it was deleted meanwhile. */
export async function readPicture(key: string): Promise<Uint8Array> {
  const file = await readFile(FOLDER, key);
  if (!file) throw new DomainError("not_found", "There's no such picture.");
  return buffer(file.stream);
}
