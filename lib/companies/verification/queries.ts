import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { isMailedToken } from "@/lib/platform/security/secrets";
import { canManageCompany, canPostFor } from "../policy";
import { findConfirmedAddress } from "./confirmed-address.queries";
import { expectedRecord } from "./dns-records.queries";
import { emailDomain, isFreeMail, speaksFor, websiteDomain } from "./domains";
import { DNS_DAYS, MAIL_DAYS, type OpenVerification, type VerificationState } from "./schema";

const DAY_MS = 86_400_000;

type Row = {
  id: string;
  kind: "email" | "dns";
  domain: string;
  email: string | null;
  startedAt: Date;
};

function endOf({ kind, startedAt }: Row): Date {
  return new Date(startedAt.getTime() + (kind === "email" ? MAIL_DAYS : DNS_DAYS) * DAY_MS);
}

function toOpen(row: Row): OpenVerification {
  const { id, kind, domain, email, startedAt } = row;
  return {
    id,
    kind,
    domain,
    email,
    record: kind === "dns" ? expectedRecord(id) : null,
    startedAt: startedAt.toISOString(),
    expiresAt: endOf(row).toISOString(),
  };
}

/** The owner's own address, if it proves this domain without another link. */
async function findProof(actor: Actor, domain: string | null, now: Date): Promise<string | null> {
  if (domain === null) return null;
  const address = await findConfirmedAddress(actor, db, now);
  const at = address && emailDomain(address);
  return at && !isFreeMail(at) && speaksFor(at, domain) ? address : null;
}

/**
 * A company's verification as its members see it; only owners see pending proofs. `null` for
 * everyone else.
 */
export async function findVerification(
  actor: Actor,
  companyId: string,
  now = new Date(),
): Promise<VerificationState | null> {
  if (!canPostFor(actor, companyId)) return null;
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: {
      website: true,
      verifiedBy: true,
      verifications: { orderBy: { startedAt: "desc" } },
    },
  });
  if (!company) return null;
  const done = company.verifications.find(({ verifiedAt }) => verifiedAt !== null);
  const domain = websiteDomain(company.website);
  const isOwner = canManageCompany(actor, companyId);
  const open = company.verifications.filter((row) => !row.verifiedAt && endOf(row) > now);
  return {
    domain,
    verified: done?.verifiedAt
      ? { domain: done.domain, kind: done.kind, at: done.verifiedAt.toISOString() }
      : null,
    verifiedBy: company.verifiedBy,
    open: isOwner ? open.map(toOpen) : [],
    confirmed: isOwner && !done ? await findProof(actor, domain, now) : null,
  };
}

/** What a mailed link would verify, for its holder; `null` when it is no longer valid. */
export async function findByLink(
  verificationId: string,
  token: string,
  now = new Date(),
): Promise<{ company: string; domain: string; isDone: boolean } | null> {
  if (!isMailedToken(verificationId, token)) return null;
  const row = await db.companyVerification.findFirst({
    where: { id: verificationId, kind: "email", company: { status: "active" } },
    include: { company: { select: { name: true } } },
  });
  if (!row || (!row.verifiedAt && endOf(row) <= now)) return null;
  return { company: row.company.name, domain: row.domain, isDone: row.verifiedAt !== null };
}
