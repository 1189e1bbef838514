import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { websiteDomain } from "@/lib/companies/verification/domains";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { isOwnHost } from "./proof";

/** A company that owns a source, and its proven domains. */
export type SourceOwner = {
  id: string;
  name: string;
  slug: string;
  website: string | null;
  domains: string[];
};

const UNVERIFIED =
  "Only a verified company can connect its career site. Verify yours on the company's profile.";
const SUSPENDED = "This company is suspended, so no jobs come in for it.";

/** Throws `not_found` unless the actor may post for the company. */
export function requireSourceManager(actor: Actor, companyId: string): void {
  if (canPostFor(actor, companyId)) return;
  throw new DomainError("not_found", "You have no company at this address.");
}

type Reader = Pick<Transaction, "company">;

/** The company, or the reason why no jobs are imported for it. */
async function findOwner(
  companyId: string | null,
  reader: Reader = db,
): Promise<SourceOwner | string> {
  const company =
    companyId === null
      ? null
      : await reader.company.findUnique({
          where: { id: companyId },
          select: {
            ...{ id: true, name: true, slug: true, website: true, status: true, verifiedAt: true },
            verifications: { where: { verifiedAt: { not: null } }, select: { domain: true } },
          },
        });
  if (!company) return "The company that connected it is gone.";
  if (company.status !== "active") return SUSPENDED;
  if (company.verifiedAt === null) return UNVERIFIED;
  const { id, name, slug, website, verifications } = company;
  const proven = verifications.map(({ domain }) => domain);
  // Companies verified by an admin have no proven domain, but the admin checked the website.
  const site = websiteDomain(website);
  return { id, name, slug, website, domains: proven.length > 0 || !site ? proven : [site] };
}

/** The company. Throws `forbidden`, saying what to do, if it isn't verified or is suspended. */
export async function requireOwner(companyId: string): Promise<SourceOwner> {
  const owner = await findOwner(companyId);
  if (typeof owner !== "string") return owner;
  throw new DomainError("forbidden", owner);
}

type OwnedSource = {
  id: string;
  address: string;
  owner: { companyId: string | null; proof: string } | null;
};

/** The reason why a company's source may not be read at present; `null` if it may. */
export async function whyBarred(
  { address, owner }: Omit<OwnedSource, "id">,
  reader: Reader = db,
): Promise<string | null> {
  if (!owner) return null;
  const company = await findOwner(owner.companyId, reader);
  if (typeof company === "string") return company;
  const isOwn = owner.proof !== "domain" || isOwnHost(new URL(address).hostname, company.domains);
  return isOwn ? null : "The address is no longer at a domain of the company.";
}

/**
 * Locks a source and its company until the transaction ends. Throws if the source has been deleted,
 * or its company may no longer post.
 */
export async function holdSource(tx: Transaction, source: OwnedSource): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM connected_sources WHERE id = ${source.id}::uuid FOR SHARE`;
  if (rows.length === 0) throw new DomainError("not_found", "The source was deleted meanwhile.");
  if (!source.owner) return;
  await tx.$queryRaw`
    SELECT 1 FROM companies WHERE id = ${source.owner.companyId}::uuid FOR SHARE`;
  const why = await whyBarred(source, tx);
  if (why) throw new DomainError("forbidden", why);
}

/** Whether a company may have sources, and if not why, for the page about them. */
export async function findOwnerState(companyId: string): Promise<{ barred: string | null }> {
  const owner = await findOwner(companyId);
  return { barred: typeof owner === "string" ? owner : null };
}
