import "server-only";
import { db } from "@/lib/platform/db/client";
import type { ApiKey } from "@/lib/platform/db/generated/client";
import { hashToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";
import { requireAdministration } from "../admins/admin-requests.queries";
import { canAdminister } from "../policy";
import { type Identity, toIdentity, WITH_COMPANIES } from "../queries";
import type { Actor } from "../schema";
import type { ApiKeyView, KeyOwner } from "./schema";
import type { KeyScope } from "./scopes.schema";
import { isApiKey } from "./secrets";

/**
 * Throws unless the actor may manage the keys and webhooks of a company, or of the site if it is
 * null:
 * `not_found` for strangers and people who are only assigned to something, else `forbidden`.
 */
export function requireKeyOwner(actor: Actor, companyId: string | null): void {
  if (companyId === null) {
    requireAdministration(actor);
    return;
  }
  const own = actor.companies.find(({ id }) => id === companyId);
  if (!own) throw new DomainError("not_found", "Company not found");
  if (own.role !== "owner") {
    throw new DomainError(
      "forbidden",
      "Only owners of the company can manage its keys and webhooks.",
    );
  }
}

/** Throws what `requireKeyOwner` throws; everyone may manage their own keys. */
export function requireOwner(actor: Actor, owner: KeyOwner): void {
  if (owner !== "self") requireKeyOwner(actor, owner === "site" ? null : owner.companyId);
}

type OwnerColumns = Pick<ApiKey, "companyId" | "userId">;

/** How the database says whose a key is. */
export function columnsOf(actor: Actor, owner: KeyOwner): OwnerColumns {
  if (owner === "site") return { companyId: null, userId: null };
  if (owner === "self") return { companyId: null, userId: actor.id };
  return { companyId: owner.companyId, userId: null };
}

/** The identity narrowed to what a key's owner is; null if they may no longer act for it. */
function narrowed(identity: Identity, { companyId, userId }: OwnerColumns): Identity | null {
  // A person's key stands for them alone, whatever companies they work for.
  if (userId !== null) {
    return identity.id === userId ? { ...identity, companies: [], assignments: [] } : null;
  }
  if (companyId === null) return canAdminister(identity) ? identity : null;
  const own = identity.companies.filter(({ id, role }) => id === companyId && role === "owner");
  return own.length > 0 ? { ...identity, companies: own, assignments: [] } : null;
}

/** A key that works, as a request's bearer token names it. */
export type KnownKey = {
  identity: Identity;
  scopes: readonly KeyScope[];
  key: ApiKey;
  isPrevious: boolean;
};

/**
 * The key with this secret, and in whose name it acts; `null` if there is none, the secret was
 * replaced and its time is over, or its creator may no longer act for its owner.
 */
export async function findByApiKey(secret: string, now = new Date()): Promise<KnownKey | null> {
  if (!isApiKey(secret)) return null;
  const hash = hashToken(secret);
  const found = await db.apiKey.findFirst({
    where: { OR: [{ hash }, { previousHash: hash, previousEndsAt: { gt: now } }] },
    include: { createdBy: { include: WITH_COMPANIES } },
  });
  if (!found) return null;
  const { createdBy, ...key } = found;
  const own = await toIdentity(createdBy, null);
  const identity = own && narrowed(own, key);
  if (!identity) return null;
  return {
    identity: { ...identity, apiKey: { id: key.id, name: key.name, isSandbox: key.isSandbox } },
    scopes: key.scopes as KeyScope[],
    key,
    isPrevious: !Buffer.from(key.hash).equals(Buffer.from(hash)),
  };
}

/** An owner's keys, the newest first. Throws what `requireKeyOwner` throws. */
export async function listApiKeys(
  actor: Actor,
  owner: KeyOwner,
  now = new Date(),
): Promise<ApiKeyView[]> {
  requireOwner(actor, owner);
  const rows = await db.apiKey.findMany({
    where: columnsOf(actor, owner),
    orderBy: { createdAt: "desc" },
    include: { createdBy: { include: WITH_COMPANIES } },
  });
  return Promise.all(
    rows.map(async ({ createdBy, ...key }) => {
      const identity = await toIdentity(createdBy, null);
      const { previousEndsAt, previousUsedAt } = key;
      return {
        ...{ id: key.id, name: key.name, isSandbox: key.isSandbox, ending: key.ending },
        scopes: key.scopes as KeyScope[],
        createdBy: createdBy && (createdBy.fullName ?? createdBy.username),
        isStopped: identity === null || narrowed(identity, key) === null,
        createdAt: key.createdAt.toISOString(),
        lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
        previous:
          previousEndsAt && previousEndsAt > now
            ? {
                endsAt: previousEndsAt.toISOString(),
                lastUsedAt: previousUsedAt?.toISOString() ?? null,
              }
            : null,
      };
    }),
  );
}
