import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { hashToken, randomToken } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { checkProof } from "../authentication/proofs.commands";
import type { Actor } from "../schema";
import { columnsOf, type KnownKey, requireOwner } from "./queries";
import type { KeyInput, KeyOwner, NewKey, RotatedKey, RotationInput } from "./schema";
import { keySecret } from "./secrets";

const MOST_KEYS = 20;
const ENDING = 4;
const TOUCH_MS = 60_000;

/** Who does something to whose keys, and from where. */
type KeyManager = { actor: Actor; client: Client; owner: KeyOwner };
type Step = { action: string; id: string; details?: Record<string, string | number | boolean> };

async function note(tx: Transaction, { actor, client: { address } }: KeyManager, step: Step) {
  const { action, id, details } = step;
  const target = { type: "api_key", id };
  await audit(tx, { action, actorId: actor.id, target, address, ...(details ? { details } : {}) });
}

/** Throws what `requireKeyOwner` and `checkProof` throw. */
async function requireProvenOwner(
  { actor, owner }: KeyManager,
  currentPassword: string | undefined,
) {
  requireOwner(actor, owner);
  await checkProof(actor, currentPassword);
}

/**
 * Creates a key, and returns its secret, of which only a hash is stored. Throws `not_found` and `forbidden` to those who may not, `invalid` without proof of who
 * is asking, and `conflict` if there are too many keys.
 */
export async function createApiKey(by: KeyManager, input: KeyInput): Promise<NewKey> {
  await requireProvenOwner(by, input.currentPassword);
  const { actor, owner } = by;
  const columns = columnsOf(actor, owner);
  const { name, scopes, isSandbox = false } = input;
  const secret = keySecret(randomToken(), isSandbox);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`api_keys:${columns.userId ?? columns.companyId}`}, 0))`;
    if ((await tx.apiKey.count({ where: columns })) >= MOST_KEYS) {
      const message = `You can have at most ${MOST_KEYS} keys. Revoke one that nothing uses.`;
      throw new DomainError("conflict", message);
    }
    const { id } = await tx.apiKey.create({
      data: {
        ...{ ...columns, createdById: actor.id, name, scopes, isSandbox },
        ...{ hash: hashToken(secret), ending: secret.slice(-ENDING) },
      },
    });
    await note(tx, by, {
      action: "api_key.created",
      id,
      details: { scopes: scopes.join(", "), isSandbox },
    });
    return { id, secret };
  });
}

/** A key of this owner; throws `not_found` for anyone else's. */
async function lockKey(tx: Transaction, { actor, owner }: KeyManager, id: string) {
  await tx.$queryRaw`SELECT 1 FROM api_keys WHERE id = ${id}::uuid FOR UPDATE`;
  const key = await tx.apiKey.findFirst({ where: { id, ...columnsOf(actor, owner) } });
  if (!key) throw new DomainError("not_found", "This key has been revoked.");
  return key;
}

/**
 * Gives a key a new secret and returns it; the one before works for as long as said, and one that
 * was replaced earlier ends at once. From now on the key acts in the actor's name. Throws what
 * `createApiKey` throws, and `not_found` for a key that is gone.
 */
export async function rotateApiKey(
  by: KeyManager,
  id: string,
  { graceHours, currentPassword }: RotationInput,
): Promise<RotatedKey> {
  await requireProvenOwner(by, currentPassword);
  return db.$transaction(async (tx) => {
    const key = await lockKey(tx, by, id);
    const secret = keySecret(randomToken(), key.isSandbox);
    const endsAt = graceHours === 0 ? null : new Date(Date.now() + graceHours * 3_600_000);
    await tx.apiKey.update({
      where: { id },
      data: {
        ...{ hash: hashToken(secret), ending: secret.slice(-ENDING), createdById: by.actor.id },
        ...{ previousHash: endsAt && key.hash, previousEndsAt: endsAt },
        ...{ previousUsedAt: endsAt && key.lastUsedAt, lastUsedAt: null },
      },
    });
    await note(tx, by, { action: "api_key.rotated", id, details: { graceHours } });
    return { id, secret, previousEndsAt: endsAt?.toISOString() ?? null };
  });
}

/**
 * Ends a key at once. Throws what `requireKeyOwner` throws, and `not_found` for one that is gone.
 */
export async function revokeApiKey(by: KeyManager, id: string): Promise<void> {
  requireOwner(by.actor, by.owner);
  await db.$transaction(async (tx) => {
    await lockKey(tx, by, id);
    await tx.apiKey.delete({ where: { id } });
    await note(tx, by, { action: "api_key.revoked", id });
  });
}

/** Records that a key is in use, at most every minute for each of its secrets. */
export async function touchApiKey({ key, isPrevious }: KnownKey, now = new Date()): Promise<void> {
  const field = isPrevious ? "previousUsedAt" : "lastUsedAt";
  const last = key[field];
  if (last && now.getTime() - last.getTime() < TOUCH_MS) return;
  await db.apiKey.updateMany({ where: { id: key.id }, data: { [field]: now } });
}
