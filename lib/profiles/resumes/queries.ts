import "server-only";
import type { Readable } from "node:stream";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Resume } from "@/lib/platform/db/generated/client";
import { readFile } from "@/lib/platform/storage/storage";
import type { ResumeFormat } from "./files.schema";
import type { ResumeView } from "./schema";

/** The columns that a resume's owner is shown. */
export type ShownResume = Omit<ResumeView, "uploadedAt"> & { uploadedAt: Date };

/** The columns that `toResumeView` needs. */
export const SHOWN = {
  id: true,
  name: true,
  format: true,
  size: true,
  isDefault: true,
  reading: true,
  uploadedAt: true,
} as const satisfies Partial<Record<keyof Resume, true>>;

/** A row as its owner sees it. */
export function toResumeView(row: ShownResume): ResumeView {
  const { id, name, format, size, isDefault, reading, uploadedAt } = row;
  return { id, name, format, size, isDefault, reading, uploadedAt: uploadedAt.toISOString() };
}

/** The actor's resumes: the default first, then the latest. */
export async function listResumes(actor: Actor): Promise<ResumeView[]> {
  const rows = await db.resume.findMany({
    where: { userId: actor.id, removedAt: null },
    orderBy: [{ isDefault: "desc" }, { uploadedAt: "desc" }, { id: "desc" }],
    select: SHOWN,
  });
  return rows.map(toResumeView);
}

/** A resume's file, open for sending. */
export type OpenedResume = {
  stream: Readable;
  /** In bytes. */
  size: number;
  name: string;
  format: ResumeFormat;
};

/**
 * Opens the file of any resume, including one that its owner removed after applying with it; `null`
 * when there is none. Callers check access. Throws `unavailable`.
 */
export async function openResume(resumeId: string): Promise<OpenedResume | null> {
  const resume = await db.resume.findUnique({
    where: { id: resumeId },
    select: { name: true, format: true, fileKey: true },
  });
  const file = resume && (await readFile("resumes", resume.fileKey));
  return file && { ...file, name: resume.name, format: resume.format };
}

/**
 * A resume's plain text, which is `null` until it is read and when it contains none; `null` in
 * place of the object when there is no such resume. Callers check access.
 */
export async function readResumeText(resumeId: string): Promise<{ text: string | null } | null> {
  const resume = await db.resume.findUnique({ where: { id: resumeId }, select: { text: true } });
  return resume && { text: resume.text?.trim() || null };
}
