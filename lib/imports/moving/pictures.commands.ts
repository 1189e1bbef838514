import "server-only";
import { readFile, realpath, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import {
  addImportedDescription,
  addImportedLogo,
  findNamedCompanies,
  type NamedInExport,
} from "@/lib/companies/imported-details.commands";
import { LOGO_MAX_BYTES } from "@/lib/companies/logos.schema";
import { RequestFailure, requestPublic } from "@/lib/platform/security/outgoing-requests";
import { DomainError } from "@/lib/shared/errors";
import type { MovedCompany, PictureAddress, PictureReport } from "./schema";

const FETCH_MS = 20_000;
const AT_ONCE = 500;

/** The reason why a picture is missing, in words for the report. */
class NoPicture extends Error {}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A file in the uploads folder; null if it doesn't exist. It reads nothing outside the folder. */
async function readUpload(folder: string, file: string): Promise<Uint8Array | null> {
  const root = await realpath(folder);
  for (const name of new Set([file, decoded(file)])) {
    const path = await realpath(resolve(root, name)).catch(() => null);
    if (!path?.startsWith(root + sep)) continue;
    const { size } = await stat(path);
    if (size > LOGO_MAX_BYTES) throw new NoPicture("It's too large.");
    return readFile(path);
  }
  return null;
}

async function fetchPicture(url: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(FETCH_MS);
  try {
    const response = await requestPublic({ url, signal, headers: { accept: "image/*" } });
    if (response.status !== 200) {
      response.body.destroy();
      throw new NoPicture(`The old site answers ${response.status}.`);
    }
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += (part as Buffer).length;
      if (size > LOGO_MAX_BYTES) throw new NoPicture("It's too large.");
      parts.push(part as Buffer);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture(
      error instanceof RequestFailure ? error.message : "The old site broke off its answer.",
    );
  }
}

async function readPicture({ url, file }: PictureAddress, uploads: string | null) {
  const local = uploads && file ? await readUpload(uploads, file) : null;
  return local ?? fetchPicture(url);
}

type DetailsRequest = {
  companies: ReadonlyMap<string, MovedCompany>;
  /** The folder with the old site's files. */
  uploads: string | null;
  signal?: AbortSignal | undefined;
};

type CompanyToFill = { name: string; found: NamedInExport; details: MovedCompany };

/** Gives one company the details from the export that it lacks. */
async function takeDetails(
  { name, found, details: { logo, tagline } }: CompanyToFill,
  uploads: string | null,
  report: PictureReport,
): Promise<void> {
  const { id, hasLogo, hasDescription, isUnclaimed } = found;
  if (isUnclaimed && tagline && !hasDescription) await addImportedDescription(id, tagline);
  if (!logo) return;
  if (hasLogo || !isUnclaimed) {
    report.kept++;
    return;
  }
  try {
    const isTaken = await addImportedLogo(id, await readPicture(logo, uploads));
    if (isTaken) report.taken++;
    else report.kept++;
  } catch (error) {
    if (!(error instanceof NoPicture || error instanceof DomainError)) throw error;
    report.missing.push({ company: name, reason: error.message });
  }
}

/**
 * Gives an export's companies their logos and descriptions, if they lack them and have no members.
 * A repeat only requests what is missing.
 */
export async function takeCompanyDetails(taking: DetailsRequest): Promise<PictureReport> {
  const { companies, uploads, signal } = taking;
  const report: PictureReport = { taken: 0, kept: 0, missing: [] };
  const all = [...companies];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    const known = await findNamedCompanies(some.map(([name]) => name));
    for (const [name, details] of some) {
      const found = known.get(name);
      if (signal?.aborted) return report;
      if (found) await takeDetails({ name, found, details }, uploads, report);
    }
  }
  return report;
}
