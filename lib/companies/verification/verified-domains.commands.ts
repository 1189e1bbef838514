import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged, companyVerified } from "../events";
import { isSameHouse, speaksFor, websiteDomain } from "./domains";

type Named = { nameKey: string; website: string | null };
type Change = { actor: Actor; companyId: string; before: Named; after: Named };

/**
 * Ends what a company proved once it no longer fits: it took another name, or its website left the
 * domain that was verified. Otherwise nothing happens.
 */
export async function endVerification(
  tx: Transaction,
  { actor, companyId, before, after }: Change,
): Promise<void> {
  const [from, to] = [websiteDomain(before.website), websiteDomain(after.website)];
  if (before.nameKey === after.nameKey && from === to) return;
  // What is under way was for the website as it was.
  await tx.companyVerification.deleteMany({ where: { companyId, verifiedAt: null } });
  const { count } = await tx.company.updateMany({
    where: { id: companyId, verifiedAt: { not: null } },
    data: { verifiedAt: null, verifiedBy: null },
  });
  await tx.companyVerification.deleteMany({ where: { companyId } });
  if (count === 0) return;
  const target = { type: "company", id: companyId };
  const reason = before.nameKey === after.nameKey ? "website" : "name";
  await audit(tx, {
    action: "company.verification_ended",
    actorId: actor.id,
    target,
    details: { reason },
  });
}

/** Throws `conflict` when another company has verified this domain, or one of the same house. */
export async function requireFreeDomain(
  tx: Transaction,
  companyId: string,
  domain: string,
): Promise<void> {
  const others = await listVerifiedDomains(tx, companyId);
  if (others.some((other) => isSameHouse(domain, other))) {
    throw new DomainError(
      "conflict",
      `Another company here has verified ${domain}. If you work there too, ask to join it.`,
    );
  }
}

/** The domains that other companies have verified. */
export async function listVerifiedDomains(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx.companyVerification.findMany({
    where: { companyId: { not: companyId }, verifiedAt: { not: null } },
    select: { domain: true },
  });
  return rows.map(({ domain }) => domain);
}

const HOW = { email: "an email address at", dns: "a DNS record of" };

type Proof = {
  id: string;
  companyId: string;
  kind: "email" | "dns";
  domain: string;
  /** Who used the link, where that is known. */
  actorId: string | null;
};

/**
 * Writes down that a company proved its domain, by how and when; what it had proved before goes;
 * a repeat changes nothing. Answers `false`, and changes nothing, when the proof was called off or
 * the website has left the domain meanwhile. Throws
 * `conflict` when another company was first.
 */
export async function completeVerification(tx: Transaction, proof: Proof): Promise<boolean> {
  const { id, companyId, kind, domain, actorId } = proof;
  // One company at a time, or two of one house would not see each other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('companies.domain'))`;
  await tx.$queryRaw`SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`;
  const row = await tx.companyVerification.findUnique({ where: { id } });
  if (!row) return false;
  if (row.verifiedAt) return true;
  const { website } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { website: true },
  });
  const site = websiteDomain(website);
  if (site === null || !speaksFor(domain, site)) return false;
  await requireFreeDomain(tx, companyId, domain);
  const now = new Date();
  await tx.companyVerification.deleteMany({ where: { companyId, id: { not: id } } });
  await tx.companyVerification.update({ where: { id }, data: { verifiedAt: now } });
  await tx.company.update({
    where: { id: companyId },
    data: { verifiedAt: now, verifiedBy: `${HOW[kind]} ${domain}` },
  });
  const target = { type: "company", id: companyId };
  await audit(tx, { action: "company.verified", actorId, target, details: { kind, domain } });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
  await announce(tx, companyVerified, { id, companyId });
  return true;
}

/** Makes of a domain that was taken in between the conflict that it is. */
export function refuseTakenDomain(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new DomainError("conflict", "Another company here has since verified this domain.");
}
