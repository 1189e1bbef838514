import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { siteUrl } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { readOldAddress, readTarget } from "./addresses";
import type { WantedRedirect } from "./resolving";
import { saveRedirects } from "./saving.commands";
import type { RedirectInput } from "./schema";

/** Whether a path is always a page of this site, so that it can't be an old address. */
export type IsOwnPage = (path: string) => boolean;

/** A saved redirect, as it was read. */
export type SavedRedirect = { id: string; address: string; target: string };

export const OWN_PAGE = "The site has a page at this address, which always comes first.";

function invalid(field: "address" | "target", message: string): DomainError {
  return new DomainError("invalid", message, { [field]: [message] });
}

type ResolvedInput = { wanted: WantedRedirect; target: string };

function read(
  { address, target, allowsOutside }: RedirectInput,
  isOwnPage: IsOwnPage,
): ResolvedInput {
  const from = readOldAddress(address);
  if (from.problem !== undefined) throw invalid("address", from.problem);
  if (isOwnPage(from.address.split("?", 1)[0] ?? "/")) throw invalid("address", OWN_PAGE);
  const to = readTarget(target, { siteUrl: siteUrl(), allowsOutside });
  if (to.problem !== undefined) throw invalid("target", to.problem);
  return { wanted: { ...from, to }, target: to.target };
}

async function save(tx: Transaction, { wanted }: ResolvedInput): Promise<SavedRedirect> {
  const [outcome] = await saveRedirects(tx, [wanted]);
  if (typeof outcome === "object") throw invalid("target", outcome.problem);
  const { id, address, target } = await tx.redirect.findUniqueOrThrow({
    where: { key: wanted.key },
  });
  return { id, address, target: target ?? wanted.to.target ?? "/" };
}

type Options = { isOwnPage: IsOwnPage; client: Client };

/**
 * Has an old address lead elsewhere; one that leads to what is redirected leads to its end. Throws
 * `forbidden` for everyone but admins, `conflict` if it already leads elsewhere, `invalid` for
 * what can't be redirected.
 */
export async function addRedirect(
  actor: Actor,
  input: RedirectInput,
  { isOwnPage, client }: Options,
): Promise<SavedRedirect> {
  requireAdministration(actor);
  const given = read(input, isOwnPage);
  return db.$transaction(async (tx) => {
    if (await tx.redirect.count({ where: { key: given.wanted.key } })) {
      throw new DomainError("conflict", "This address already leads somewhere. Change that one.");
    }
    const saved = await save(tx, given);
    const target = { type: "redirect", id: saved.id };
    const { address } = client;
    await audit(tx, { action: "redirect.added", actorId: actor.id, target, address });
    return saved;
  });
}

/** Changes an old address or where it leads. Throws as `addRedirect`, and `not_found`. */
export async function changeRedirect(
  actor: Actor,
  { redirectId, input }: { redirectId: string; input: RedirectInput },
  { isOwnPage, client }: Options,
): Promise<SavedRedirect> {
  requireAdministration(actor);
  const given = read(input, isOwnPage);
  const { key, address } = given.wanted;
  return db.$transaction(async (tx) => {
    const known = await tx.redirect.findUnique({
      where: { id: redirectId },
      select: { key: true },
    });
    if (!known) throw new DomainError("not_found", "This redirect has already been deleted.");
    const other = await tx.redirect.count({ where: { key, id: { not: redirectId } } });
    if (other > 0) {
      throw new DomainError("conflict", "This address already leads somewhere. Change that one.");
    }
    await tx.redirect.update({ where: { id: redirectId }, data: { key, address } });
    const saved = await save(tx, given);
    const target = { type: "redirect", id: redirectId };
    await audit(tx, {
      action: "redirect.changed",
      actorId: actor.id,
      target,
      address: client.address,
    });
    return saved;
  });
}

/** Has an old address lead nowhere. Throws `forbidden`, and `not_found` for a repeat. */
export async function deleteRedirect(
  actor: Actor,
  redirectId: string,
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.redirect.deleteMany({ where: { id: redirectId } });
    if (count === 0) throw new DomainError("not_found", "This redirect has already been deleted.");
    const target = { type: "redirect", id: redirectId };
    await audit(tx, { action: "redirect.deleted", actorId: actor.id, target, address });
  });
}
