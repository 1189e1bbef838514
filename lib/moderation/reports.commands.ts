import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { addressBucket, spend } from "@/lib/platform/security/rate-limit";
import { keyedHash } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import type { NewReport } from "./report-input.schema";

type JobReport = NewReport & { jobId: string; client: Client };

/** A key that recognizes the same reporter again without revealing the address. */
function reporterOf(actor: Actor | null, { address }: Client): string {
  const key = actor ? `account ${actor.id}` : `address ${addressBucket(address)}`;
  return keyedHash(key, "job report");
}

/**
 * Records a report that a posting should not be here, with an account or without, for admins to
 * review. The same person is counted once per version of a posting: their second report gets the
 * same response as the first and replaces nothing. Throws `not_found` for a posting that is not
 * public, `rate_limited`.
 */
export async function reportJob(actor: Actor | null, reporting: JobReport): Promise<void> {
  const { jobId, client, category, text } = reporting;
  await spend("reportByAddress", client.address);
  const job = await db.job.findFirst({
    where: {
      id: jobId,
      status: { in: ["live", "paused", "closed", "expired"] },
      company: { status: "active" },
    },
    select: { version: true },
  });
  if (!job) throw new DomainError("not_found", "This job no longer exists.");
  const reporter = reporterOf(actor, client);
  await db.$transaction(async (tx) => {
    const { count } = await tx.jobReport.createMany({
      data: {
        ...{ jobId, jobVersion: job.version, reporter, category, text },
        userId: actor?.id ?? null,
      },
      skipDuplicates: true,
    });
    if (count === 0) return;
    await audit(tx, {
      action: "job.reported",
      actorId: actor?.id ?? null,
      target: { type: "job", id: jobId },
      address: client.address,
      details: { category },
    });
  });
}

/**
 * Empties reports made without an account whose text names this address, because its reader's
 * account is being erased; reports made with an account lost theirs with it. That someone reported
 * a posting, and why, stays for the posting's sake.
 */
export async function eraseWords(email: string): Promise<void> {
  await db.jobReport.updateMany({
    where: { userId: null, text: { contains: email, mode: "insensitive" } },
    data: { text: "" },
  });
}
