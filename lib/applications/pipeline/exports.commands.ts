import "server-only";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Actor } from "@/lib/accounts/schema";
import { isRecruiter } from "@/lib/companies/team/members.queries";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { deleteFile, newFileKey, readFile, storeFile } from "@/lib/platform/storage/storage";
import { openResume } from "@/lib/profiles/resumes/queries";
import { DomainError } from "@/lib/shared/errors";
import { CSV_START, csvRecord } from "@/lib/shared/formats/csv";
import { keepOpening } from "../employer-view/resume-access.commands";
import { companyExportRequested } from "../events";
import { COMPANY_APPLICATIONS } from "./conditions.queries";
import { type ApplicantContact, COLUMNS, fileNameOf, toExportView, valuesOf } from "./exports";
import {
  type CompanyExportView,
  CSV_MAX,
  EXPORT_HOURS,
  type ExportInput,
  ZIP_MAX,
} from "./exports.schema";
import { filtersOf } from "./filters";
import { listPipeline, listPipelineRows } from "./queries";
import type { PipelineRow } from "./schema";

const HOUR_MS = 3_600_000;
const BATCH = 1000;

/** The filters and the selected applications, as a request stores them. */
function readSearch(search: string) {
  const ids = new URLSearchParams(search).get("ids");
  return { filters: filtersOf(search), ids: ids === null ? null : ids.split(",") };
}

/**
 * The applications whose resumes are requested: those selected, if their identity is not hidden.
 */
async function findWithResumes(companyId: string, search: string): Promise<PipelineRow[]> {
  const { filters, ids } = readSearch(search);
  // One more than allowed, to notice when there are too many.
  const { rows } = await listPipelineRows(
    { companyId, filters },
    { limit: CSV_MAX, offset: 0, ids },
  );
  return rows.filter(({ hasResume, isHidden }) => hasResume && !isHidden);
}

/**
 * Records that all these resumes were opened, as if one by one. Returns the search for exactly
 * these applications.
 */
async function openAll(
  actor: Actor,
  client: Client,
  { companyId, search }: { companyId: string; search: string },
): Promise<string> {
  const rows = await findWithResumes(companyId, search);
  if (rows.length === 0) {
    throw new DomainError("conflict", "None of these applications have a CV that you can see.");
  }
  if (rows.length > ZIP_MAX) {
    const why = `These are ${rows.length} CVs. Select at most ${ZIP_MAX}, or narrow the list.`;
    throw new DomainError("conflict", why);
  }
  await spend("resumeViewByAccount", actor.id, rows.length);
  const details = await db.applicationDetails.findMany({
    where: { applicationId: { in: rows.map(({ id }) => id) }, resumeId: { not: null } },
    select: { applicationId: true, resumeId: true },
  });
  for (const { applicationId, resumeId } of details) {
    if (resumeId) await keepOpening({ actor, client, applicationId }, resumeId);
  }
  const parts = new URLSearchParams(search);
  parts.set("ids", details.map(({ applicationId }) => applicationId).join(","));
  return parts.toString();
}

/**
 * Requests a file of applications: a table, or the table with the resumes, each of which then
 * counts as opened by the actor and is shown as such to its applicant. Throws `not_found` for a
 * company that is not the actor's, `conflict` when there is nothing or too much to export,
 * `rate_limited`.
 */
export async function requestCompanyExport(
  actor: Actor,
  client: Client,
  { kind, search, ids }: ExportInput,
): Promise<CompanyExportView> {
  const filters = filtersOf(search);
  const found = await listPipeline(actor, { ...filters, page: 1 }, 1);
  if (!found?.canHandle) throw new DomainError("not_found", "Company not found");
  if (found.total === 0) throw new DomainError("conflict", "There are no applications to export.");
  await spend("companyExportByAccount", actor.id);
  const { companyId } = found;
  const parts = new URLSearchParams(search);
  parts.set("companyId", companyId);
  if (ids) parts.set("ids", ids.join(","));
  const wanted =
    kind === "zip"
      ? await openAll(actor, client, { companyId, search: parts.toString() })
      : parts.toString();
  const made = await db.$transaction(async (tx) => {
    const data = { companyId, userId: actor.id, kind, search: wanted };
    const row = await tx.companyExport.create({ data });
    await audit(tx, {
      action: "applications.export_requested",
      actorId: actor.id,
      target: { type: "company", id: companyId },
      address: client.address,
      details: { exportId: row.id, kind },
    });
    await announce(tx, companyExportRequested, { id: row.id });
    return row;
  });
  return toExportView(made, new Date());
}

async function contactsOf(rows: readonly PipelineRow[]): Promise<Map<string, ApplicantContact>> {
  const details = await db.applicationDetails.findMany({
    where: { applicationId: { in: rows.map(({ id }) => id) } },
    select: {
      applicationId: true,
      email: true,
      phone: true,
      tags: { orderBy: { tag: "asc" }, select: { tag: true } },
    },
  });
  return new Map(
    details.map(({ applicationId, tags, ...contact }) => [
      applicationId,
      { ...contact, tags: tags.map(({ tag }) => tag) },
    ]),
  );
}

type ExportScope = { companyId: string; search: string };

/** The table's rows; adds the ids of the applications they hold to `written`. */
async function* tableOf(
  { companyId, search }: ExportScope,
  written: string[],
): AsyncGenerator<string> {
  yield CSV_START + csvRecord(COLUMNS);
  const { filters, ids } = readSearch(search);
  for (let offset = 0; offset < CSV_MAX; offset += BATCH) {
    const part = { limit: BATCH, offset, ids };
    const { rows, stages } = await listPipelineRows({ companyId, filters }, part);
    const contacts = await contactsOf(rows);
    written.push(...rows.map(({ id }) => id));
    for (const row of rows) {
      const stage = stages.find(({ id }) => id === row.stageId)?.name;
      yield csvRecord(valuesOf(row, { contact: contacts.get(row.id), stage }));
    }
    if (rows.length < BATCH) return;
  }
}

async function addResumes(zip: ZipFile, of: ExportScope): Promise<void> {
  for (const row of await findWithResumes(of.companyId, of.search)) {
    const details = await db.applicationDetails.findUnique({
      where: { applicationId: row.id },
      select: { resumeId: true },
    });
    const opened = details?.resumeId ? await openResume(details.resumeId) : null;
    // It was deleted in the meantime.
    if (!opened) continue;
    zip.addReadStream(opened.stream, fileNameOf(row, opened.format), { compress: false });
  }
}

function archiveOf(of: ExportScope, written: string[]): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  zip.addReadStream(Readable.from(tableOf(of, written)), "applications.csv");
  void addResumes(zip, of).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

/** Makes a requested file. A repeat does nothing; someone who has left the company gets none. */
export async function makeCompanyExport(id: string, now = new Date()): Promise<void> {
  const wanted = await db.companyExport.findFirst({ where: { id, readyAt: null } });
  if (!wanted || !(await isRecruiter(wanted.companyId, wanted.userId))) return;
  const fileKey = newFileKey(wanted.kind);
  const written: string[] = [];
  const content =
    wanted.kind === "zip" ? archiveOf(wanted, written) : Readable.from(tableOf(wanted, written));
  await storeFile("exports", fileKey, content);
  const expiresAt = new Date(now.getTime() + EXPORT_HOURS * HOUR_MS);
  const { count } = await db.companyExport.updateMany({
    where: { id, readyAt: null },
    data: { readyAt: now, expiresAt, fileKey, applicationIds: written },
  });
  // Another worker was faster, or the account was erased in the meantime.
  if (count === 0) await deleteFile("exports", fileKey);
}

/** Whether the company may still see every application in a file, and what each of them sent. */
async function isWhole({ id, companyId }: { id: string; companyId: string }): Promise<boolean> {
  const [found] = await db.$queryRaw<{ isWhole: boolean }[]>`
    SELECT cardinality(e.application_ids) > 0 AND cardinality(e.application_ids) = (
      SELECT count(*) FROM applications a JOIN application_details d ON d.application_id = a.id
      WHERE a.id = ANY(e.application_ids) AND ${COMPANY_APPLICATIONS(companyId)}) AS "isWhole"
    FROM company_exports e WHERE e.id = ${id}::uuid`;
  return found?.isWhole ?? false;
}

type ReadyExport = { id: string; companyId: string; fileKey: string | null };

/** Ends a file before its day is over: the row first, so that no one can open it any longer. */
async function endExport({ id, fileKey }: ReadyExport, now: Date): Promise<void> {
  await db.companyExport.update({ where: { id }, data: { expiresAt: now } });
  if (fileKey) await deleteFile("exports", fileKey);
}

/**
 * Deletes files with applications that their company may no longer see, or only files with the
 * given application. Opening a file checks this as well; a repeat does nothing.
 */
export async function endStaleExports(
  now = new Date(),
  applicationId: string | null = null,
): Promise<void> {
  const ready = await db.companyExport.findMany({
    where: {
      fileKey: { not: null },
      expiresAt: { gt: now },
      ...(applicationId === null ? {} : { applicationIds: { has: applicationId } }),
    },
    select: { id: true, companyId: true, fileKey: true },
  });
  for (const each of ready) if (!(await isWhole(each))) await endExport(each, now);
}

/**
 * Opens a file for the person who requested it, if they still belong to the company, and audits
 * that. Throws `not_found` for everyone else and while it is not ready, `gone` when its day is over
 * or it contains an application that the company may no longer see.
 */
export async function openCompanyExport(actor: Actor, id: string, now = new Date()) {
  const companies = actor.companies.map((company) => company.id);
  const known = await db.companyExport.findFirst({
    where: { id, userId: actor.id, companyId: { in: companies }, company: { status: "active" } },
    omit: { applicationIds: true },
  });
  if (!known?.fileKey || !known.expiresAt) {
    throw new DomainError("not_found", "There is no such file.");
  }
  const isReady = known.expiresAt > now;
  const isStale = isReady && !(await isWhole(known));
  if (isStale) await endExport(known, now);
  const file = isReady && !isStale ? await readFile("exports", known.fileKey) : null;
  if (!file) throw new DomainError("gone", "This file is no longer available. Ask for a new one.");
  await audit(db, {
    action: "applications.export_downloaded",
    actorId: actor.id,
    target: { type: "company", id: known.companyId },
    details: { exportId: id },
  });
  return { ...file, kind: known.kind, madeAt: known.requestedAt };
}
