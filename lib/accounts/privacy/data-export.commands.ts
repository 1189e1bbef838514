import "server-only";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { site } from "@/lib/platform/site";
import { deleteFile, newFileKey, readFile, storeFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { checkProof } from "../authentication/proofs.commands";
import { exportReady, exportRequested } from "../events";
import type { Actor, ExportView } from "../schema";
import { readableCopy, toExportView, WITHHELD } from "./data-export";
import { filesOf, type PersonalData, readPersonalData } from "./personal-data.queries";

const HOUR_MS = 3_600_000;
const KEPT_HOURS = 24;
// A worker that takes longer has failed, and another copy may be requested.
const PREPARED_HOURS = 1;

async function findPreparing(tx: Pick<Transaction, "dataExport">, userId: string, now: Date) {
  const since = new Date(now.getTime() - PREPARED_HOURS * HOUR_MS);
  return tx.dataExport.findFirst({ where: { userId, readyAt: null, requestedAt: { gt: since } } });
}

/**
 * Has a copy of everything about the actor prepared. While one is being prepared, calling it again
 * returns that one. Throws `invalid` for a wrong password and `rate_limited`.
 */
export async function requestExport(
  actor: Actor,
  currentPassword: string | undefined,
  now = new Date(),
): Promise<ExportView> {
  await checkProof(actor, currentPassword);
  const userId = actor.id;
  const preparing = await findPreparing(db, userId, now);
  if (preparing) return toExportView(preparing, now);
  await spend("exportByAccount", userId);
  const wanted = await db.$transaction(async (tx) => {
    // If two requests arrive at once, the second finds the first one's export.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const other = await findPreparing(tx, userId, now);
    if (other) return other;
    const made = await tx.dataExport.create({ data: { userId, requestedAt: now } });
    await audit(tx, { action: "export.requested", actorId: userId });
    await announce(tx, exportRequested, { id: made.id, userId });
    return made;
  });
  return toExportView(wanted, now);
}

/** Packs the copy: as data for programs, as a page for people, and the files themselves. */
function pack(data: PersonalData, madeAt: Date): Readable {
  const { name: siteName, url } = site();
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  const options = { mtime: madeAt };
  // An earlier copy is not part of this one.
  const files = filesOf(data).filter(({ folder }) => folder !== "exports");
  const names = files.map(({ folder, key }) => `files/${folder}/${key}`);
  const about = {
    site: url,
    madeAt: madeAt.toISOString(),
    leftOut: WITHHELD,
    files: names,
    tables: data,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(about, null, 2)), "data.json", options);
  const page = readableCopy({ siteName, madeAt, tables: data, files: names });
  zip.addBuffer(Buffer.from(page), "index.html", options);
  void addFiles(zip, files, options).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

async function addFiles(
  zip: ZipFile,
  files: ReturnType<typeof filesOf>,
  options: { mtime: Date },
): Promise<void> {
  for (const { folder, key } of files) {
    const file = await readFile(folder, key);
    // It has been replaced in the meantime.
    if (!file) continue;
    zip.addReadStream(file.stream, `files/${folder}/${key}`, { ...options, compress: false });
  }
}

/**
 * Prepares the requested copy. Calling it again does nothing, nor does it for an account that is
 * gone.
 */
export async function makeExport(
  { id, userId }: { id: string; userId: string },
  now = new Date(),
): Promise<void> {
  const wanted = await db.dataExport.findFirst({ where: { id, userId, readyAt: null } });
  if (!wanted) return;
  const data = await db.$transaction((tx) => readPersonalData(tx, userId), {
    isolationLevel: "RepeatableRead",
    timeout: 60_000,
  });
  const fileKey = newFileKey("zip");
  await storeFile("exports", fileKey, pack(data, now));
  const isOurs = await db.$transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + KEPT_HOURS * HOUR_MS);
    const { count } = await tx.dataExport.updateMany({
      where: { id, readyAt: null },
      data: { readyAt: now, expiresAt, fileKey },
    });
    if (count === 1) await announce(tx, exportReady, { id, userId });
    return count === 1;
  });
  // Another worker was faster, or the account was erased in the meantime.
  if (!isOurs) await deleteFile("exports", fileKey);
}

/**
 * Opens a copy for the person it is about, and records that in the audit log. Throws `not_found`
 * for someone else's copy and for one that is not ready, `gone` for an expired one.
 */
export async function openExport(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<{ stream: Readable; size: number; madeAt: Date }> {
  const known = await db.dataExport.findFirst({ where: { id, userId: actor.id } });
  if (!known?.fileKey || !known.expiresAt || !known.readyAt) {
    throw new DomainError("not_found", "There's no such copy of your data.");
  }
  const file = known.expiresAt > now ? await readFile("exports", known.fileKey) : null;
  if (!file) throw new DomainError("gone", "This copy of your data is no longer available.");
  const target = { type: "data_export", id };
  await audit(db, { action: "export.downloaded", actorId: actor.id, target });
  return { ...file, madeAt: known.readyAt };
}
