import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { isInfected } from "@/lib/platform/security/virus-scan";
import type { Client } from "@/lib/platform/server/client";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { resumeUploaded } from "./events";
import { checkFile } from "./file-check";
import { displayName } from "./file-names";
import type { ResumeFormat } from "./files.schema";
import { RESUME_REFUSALS, type ResumeRefusal } from "./files.schema";
import { auditResume, hasDefault, lockOwner, requireRoom } from "./persistence.commands";
import { type OpenedResume, openResume, SHOWN, type ShownResume, toResumeView } from "./queries";
import type { ResumeView } from "./schema";

const CODES: Partial<Record<ResumeRefusal, "too_large" | "unavailable">> = {
  size: "too_large",
  failed: "unavailable",
};

/** Why a file is refused, as an error at the field `resume`. */
function resumeRefusal(why: ResumeRefusal, code?: "invalid"): DomainError {
  const message = RESUME_REFUSALS[why];
  return new DomainError(code ?? CODES[why] ?? "invalid", message, { resume: [message] });
}

/** Awaits work that depends on another program; a failure is reported as one of the upload. */
async function reach<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isOurs = error instanceof DomainError && error.code === "unavailable";
    throw isOurs ? resumeRefusal("failed") : error;
  }
}

/** A file that was checked, with a new key under which it isn't stored yet. */
export type CheckedDocument = {
  name: string;
  format: ResumeFormat;
  size: number;
  checksum: Uint8Array<ArrayBuffer>;
  fileKey: string;
};
type StoredResume = { resume: ShownResume; isNew: boolean };

async function keep(tx: Transaction, actor: Actor, upload: CheckedDocument): Promise<StoredResume> {
  await lockOwner(tx, actor);
  const { name, size, checksum } = upload;
  const same = await tx.resume.findFirst({
    where: { userId: actor.id, checksum },
    orderBy: { removedAt: { sort: "desc", nulls: "first" } },
    select: { ...SHOWN, removedAt: true },
  });
  if (same && !same.removedAt) return { resume: same, isNew: false };
  await requireRoom(tx, actor, size);
  const isDefault = !(await hasDefault(tx, actor));
  if (same) {
    await auditResume(tx, actor, { action: "resume.restored", id: same.id });
    const data = { name, isDefault, removedAt: null };
    const resume = await tx.resume.update({ where: { id: same.id }, data, select: SHOWN });
    return { resume, isNew: false };
  }
  const data = { ...upload, userId: actor.id, isDefault };
  const resume = await tx.resume.create({ data, select: SHOWN });
  await auditResume(tx, actor, { action: "resume.uploaded", id: resume.id });
  await announce(tx, resumeUploaded, { id: resume.id });
  return { resume, isNew: true };
}

/**
 * Checks a file as every document is checked: its format, its structure and, if there is a scanner,
 * for viruses. Returns it with a new key, not stored yet. Throws `invalid` and `unavailable`.
 */
export async function toUpload(name: string, bytes: Uint8Array): Promise<CheckedDocument> {
  if (name === "" && bytes.length === 0) throw resumeRefusal("missing");
  const checked = await checkFile(name, bytes);
  if ("refusal" in checked) throw resumeRefusal(checked.refusal, "invalid");
  if (await reach(isInfected(bytes))) throw resumeRefusal("virus");
  const { format } = checked;
  return {
    name: displayName(name, format),
    format,
    size: bytes.length,
    checksum: new Uint8Array(createHash("sha256").update(bytes).digest()),
    fileKey: newFileKey(format),
  };
}

/**
 * Stores a file as one of the actor's resumes, for a worker to read; the first one becomes the
 * default. Uploading the same file again returns the existing one. Throws `invalid`, `unavailable`
 * and, when there is no room, `conflict`, each with a message at the field `resume`, and
 * `rate_limited`.
 */
export async function uploadResume(
  actor: Actor,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<ResumeView> {
  await spend("resumeByAccount", actor.id);
  const upload = await toUpload(name, bytes);
  await reach(storeFile("resumes", upload.fileKey, bytes));
  let kept: StoredResume;
  try {
    kept = await db.$transaction((tx) => keep(tx, actor, upload));
  } catch (error) {
    await forgetFile("resumes", upload.fileKey);
    throw error;
  }
  if (!kept.isNew) await forgetFile("resumes", upload.fileKey);
  return toResumeView(kept.resume);
}

/**
 * Opens one of the actor's resumes for download, and audits that. Throws `not_found` for someone
 * else's, and `unavailable`.
 */
export async function downloadResume(
  actor: Actor,
  client: Client,
  id: string,
): Promise<OpenedResume> {
  const own = await db.resume.count({ where: { id, userId: actor.id, removedAt: null } });
  const opened = own === 0 ? null : await openResume(id);
  if (!opened) throw new DomainError("not_found", "This resume is no longer in your list.");
  const { address } = client;
  await auditResume(db, actor, { action: "resume.downloaded", id, address });
  return opened;
}
