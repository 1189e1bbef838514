import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { VIEWS_MAX } from "../limits.schema";
import { readViews, requirePipeline } from "./queries";
import type { SavedView, SavedViews, TableColumns, ViewChange, ViewInput } from "./schema";
import { keptSearch } from "./views";

type Owner = { userId: string; companyId: string };

/** Changes someone's own views, one request at a time; returns the resulting ones. */
async function change(
  actor: Actor,
  companyId: string,
  work: (tx: Transaction, owner: Owner) => Promise<void>,
): Promise<SavedViews> {
  requirePipeline(actor, companyId);
  const owner = { userId: actor.id, companyId };
  return db.$transaction(async (tx) => {
    const [member] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM company_members
      WHERE company_id = ${companyId}::uuid AND user_id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    if (!member) throw new DomainError("not_found", "You have no company at this address.");
    await work(tx, owner);
    return { views: await readViews(owner, tx) };
  });
}

function requireFree(views: readonly SavedView[], name: string): void {
  if (!views.some((view) => view.name.toLowerCase() === name.toLowerCase())) return;
  const message = "Another of your views has this name. Choose a different one.";
  throw new DomainError("invalid", message, { name: [message] });
}

/** The values that a request names, as Prisma takes them. */
function given(values: Omit<ViewChange, "search">) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Omit<SavedView, "id" | "search">>;
}

/** Takes the first place from the view that has it. */
async function clearFirst(tx: Transaction, owner: Owner): Promise<void> {
  await tx.savedView.updateMany({ where: { ...owner, isFirst: true }, data: { isFirst: false } });
}

/**
 * Names a list of a company's applications, for the actor alone; returns all of their views. Throws
 * `not_found` for strangers, `invalid` for a name that is taken, `conflict` when there are enough.
 */
export function saveView(
  actor: Actor,
  companyId: string,
  { search, ...input }: ViewInput,
): Promise<SavedViews> {
  return change(actor, companyId, async (tx, owner) => {
    const views = await readViews(owner, tx);
    requireFree(views, input.name);
    if (views.length >= VIEWS_MAX) {
      const why = `You have ${VIEWS_MAX} saved views. Delete one that you no longer need.`;
      throw new DomainError("conflict", why);
    }
    if (input.isFirst) await clearFirst(tx, owner);
    await tx.savedView.create({
      data: { ...input, ...owner, id: uuid(), search: keptSearch(search) },
    });
  });
}

/**
 * Renames a view, changes what it shows, or makes it the first. Throws what `saveView` throws, and
 * `not_found` for a view that isn't the actor's.
 */
export function changeView(
  actor: Actor,
  { companyId, viewId }: { companyId: string; viewId: string },
  { search, ...values }: ViewChange,
): Promise<SavedViews> {
  return change(actor, companyId, async (tx, owner) => {
    const views = await readViews(owner, tx);
    const others = views.filter(({ id }) => id !== viewId);
    if (others.length === views.length) throw new DomainError("not_found", "Saved view not found");
    if (values.name !== undefined) requireFree(others, values.name);
    if (values.isFirst) await clearFirst(tx, owner);
    const kept = search === undefined ? {} : { search: keptSearch(search) };
    await tx.savedView.update({ where: { id: viewId }, data: { ...given(values), ...kept } });
  });
}

/** Deletes a view. Throws `not_found` for strangers and for a view that isn't the actor's. */
export function deleteView(
  actor: Actor,
  { companyId, viewId }: { companyId: string; viewId: string },
): Promise<SavedViews> {
  return change(actor, companyId, async (tx, owner) => {
    const { count } = await tx.savedView.deleteMany({ where: { ...owner, id: viewId } });
    if (count === 0) throw new DomainError("not_found", "Saved view not found");
  });
}

/**
 * Keeps the columns that the actor wants in every table of a company's applications. Throws
 * `not_found` for strangers.
 */
export async function setTableColumns(
  actor: Actor,
  companyId: string,
  { columns }: TableColumns,
): Promise<TableColumns> {
  await change(actor, companyId, async (tx, owner) => {
    await tx.companyMember.update({
      where: { companyId_userId: owner },
      data: { tableColumns: columns },
    });
  });
  return { columns };
}
