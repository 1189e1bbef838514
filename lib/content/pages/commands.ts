import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { boardKey, ownHere } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { cleanLines } from "@/lib/shared/text";
import { pageChanged } from "./events";
import { PAGES, type PageName } from "./page-names.schema";
import { findPageToEdit } from "./queries";
import type { PageEdit, PageInput } from "./schema";

const MEANWHILE =
  "Someone else changed this page while you were editing. Copy your text, reload the page and paste it in.";

/**
 * Locks the page and returns its version; throws `conflict` when it is not the version that was
 * read.
 */
async function lockVersion(tx: Transaction, name: PageName, version: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('content.page.' || ${boardKey(name)}, 0))`;
  const row = await tx.contentPage.findUnique({
    where: { name: boardKey(name) },
    select: { version: true },
  });
  if ((row?.version ?? 0) !== version) throw new DomainError("conflict", MEANWHILE);
}

type Change = { actor: Actor; name: PageName; action: string; version: number };

async function finish(tx: Transaction, { actor, name, action, version }: Change): Promise<void> {
  const target = { type: "page", id: name };
  await audit(tx, { action, actorId: actor.id, target, details: { version } });
  await announce(tx, pageChanged, { name });
}

/**
 * Replaces a page's text on the site, or on this board, with an admin's, and returns the page. Throws `forbidden`, `conflict` when
 * someone else changed it since `version`, `invalid` for a page that can't be taken off the site.
 */
export async function savePage(
  actor: Actor,
  name: PageName,
  { version: read, ...input }: PageInput,
): Promise<PageEdit> {
  requireBoardAdministration(actor);
  if (!input.isPublished && !PAGES[name].mayHide) {
    const message = "This page has to stay on the site because others link to it.";
    throw new DomainError("invalid", message, { isPublished: [message] });
  }
  const version = read + 1;
  const data = { ...input, body: cleanLines(input.body), version, changedAt: new Date() };
  const own = { name: boardKey(name) };
  await db.$transaction(async (tx) => {
    await lockVersion(tx, name, read);
    await tx.contentPage.upsert({
      where: own,
      create: { ...own, ...ownHere(), ...data },
      update: data,
    });
    await finish(tx, { actor, name, action: "page.changed", version });
  });
  return findPageToEdit(actor, name);
}

/**
 * Restores a page's original text, or on a board the site's, and returns the page. A repeat does nothing. Throws `forbidden`,
 * and `conflict` when someone else changed the page since `version`.
 */
export async function restorePage(
  actor: Actor,
  name: PageName,
  version: number,
): Promise<PageEdit> {
  requireBoardAdministration(actor);
  const own = { name: boardKey(name) };
  await db.$transaction(async (tx) => {
    if ((await tx.contentPage.count({ where: own })) === 0) return;
    await lockVersion(tx, name, version);
    await tx.contentPage.deleteMany({ where: own });
    await finish(tx, { actor, name, action: "page.restored", version });
  });
  return findPageToEdit(actor, name);
}
