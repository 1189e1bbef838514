import "server-only";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { DomainError } from "@/lib/shared/errors";
import { hasRecord } from "./dns-records";
import { expectedRecord, type ReadRecords, readRecords } from "./dns-records.queries";
import { DNS_DAYS } from "./schema";
import { completeVerification, refuseTakenDomain } from "./verified-domains.commands";

const DAY_MS = 86_400_000;
const BATCH = 200;

async function domainSays(domain: string, wanted: string, read: ReadRecords): Promise<boolean> {
  try {
    return hasRecord(await read(domain), wanted);
  } catch (error) {
    // No record, no domain or no response: tried again later.
    log.debug({ domain, code: (error as { code?: unknown }).code }, "no TXT record");
    return false;
  }
}

/**
 * Checks a proof's domain for its record and verifies the company if it is there. Returns whether
 * it is now verified. Does nothing for a proof already completed or cancelled.
 */
export async function checkDomain(id: string, read: ReadRecords = readRecords): Promise<boolean> {
  const found = await db.companyVerification.findFirst({
    where: { id, kind: "dns", company: { status: "active" } },
    select: { companyId: true, domain: true, verifiedAt: true, startedByUserId: true },
  });
  if (!found) return false;
  if (found.verifiedAt) return true;
  const { companyId, domain, startedByUserId } = found;
  if (!(await domainSays(domain, expectedRecord(id), read))) return false;
  try {
    return await db.$transaction(async (tx) => {
      const open = await tx.companyVerification.count({ where: { id, verifiedAt: null } });
      if (open === 0) return false;
      const proof = { id, companyId, kind: "dns" as const, domain, actorId: startedByUserId };
      return completeVerification(tx, proof);
    });
  } catch (error) {
    try {
      return refuseTakenDomain(error);
    } catch (refusal) {
      // Another company was first; the profile says so to anyone who starts again.
      if (refusal instanceof DomainError) return false;
      throw refusal;
    }
  }
}

/** Checks every domain whose record is awaited, and deletes proofs that are too old. */
export async function checkDomains(now: Date, read: ReadRecords = readRecords): Promise<void> {
  await db.companyVerification.deleteMany({
    where: { verifiedAt: null, startedAt: { lt: new Date(now.getTime() - DNS_DAYS * DAY_MS) } },
  });
  const open = await db.companyVerification.findMany({
    where: { kind: "dns", verifiedAt: null },
    orderBy: { startedAt: "desc" },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of open) await checkDomain(id, read);
}
