import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged, companyVerified } from "../events";
import { lockForAdmin } from "../suspension.commands";
import { isSameHouse, speaksFor, websiteDomain } from "./domains";

type CompanyNames = { nameKey: string; website: string | null };
type Change = { actor: Actor; companyId: string; before: CompanyNames; after: CompanyNames };

/**
 * Ends a company's verification once it no longer fits: the company was renamed, or its website
 * left the verified domain. Otherwise does nothing.
 */
export async function endVerification(
  tx: Transaction,
  { actor, companyId, before, after }: Change,
): Promise<void> {
  const [from, to] = [websiteDomain(before.website), websiteDomain(after.website)];
  if (before.nameKey === after.nameKey && from === to) return;
  // Pending proofs were for the previous website.
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

/**
 * Ends a company's verification as an admin; it can prove a domain again. Its live jobs stay live,
 * and what it posts or changes from now on is reviewed like any unverified company's. Throws
 * `forbidden`, `not_found`, and `conflict` when it isn't verified.
 */
export async function withdrawVerification(
  tx: Transaction,
  actor: Actor,
  { companyId, reason }: { companyId: string; reason: string },
): Promise<void> {
  requireAdministration(actor);
  const { verifiedAt } = await lockForAdmin(tx, companyId);
  if (!verifiedAt) throw new DomainError("conflict", "This company isn't verified.");
  await tx.company.update({
    where: { id: companyId },
    data: { verifiedAt: null, verifiedBy: null },
  });
  // Also what was started: a link that is on its way would verify it again by itself.
  await tx.companyVerification.deleteMany({ where: { companyId } });
  await audit(tx, {
    action: "company.unverified",
    actorId: actor.id,
    target: { type: "company", id: companyId },
    details: { reason },
  });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
}

/**
 * Throws `conflict` when another company has verified this domain, or a domain above or below it.
 */
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
  /** The person who used the link, if known. */
  actorId: string | null;
};

/**
 * Records that a company proved its domain, how and when, in place of what it had proved before; a
 * repeat changes nothing. Returns `false`, and changes nothing, when the proof was cancelled or the
 * website has left the domain in the meantime. Throws `conflict` when another company was first.
 */
export async function completeVerification(tx: Transaction, proof: Proof): Promise<boolean> {
  const { id, companyId, kind, domain, actorId } = proof;
  // One company at a time, or two with related domains would not see each other.
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

/** Turns the unique violation of a domain taken in the meantime into a `conflict`. */
export function refuseTakenDomain(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new DomainError("conflict", "Another company here has since verified this domain.");
}
