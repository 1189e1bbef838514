import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { loadSettings } from "@/lib/platform/settings";
import { type JobCategory, OWN_CODES } from "@/lib/shared/categories/codes";
import { type Category, findCategory, offeredCategories } from "@/lib/shared/categories/known";
import { DomainError } from "@/lib/shared/errors";
import { checkedCategory, invalid } from "./checks";
import { categoryChanged, categoryMerged } from "./events";
import type { CategoryInput } from "./schema";

type Change = (tx: Transaction) => Promise<void>;

/** What a merged category's code may stand for again: by then nothing in the index has it. */
const REUSED_AFTER_MS = 24 * 60 * 60 * 1000;

function notFound(): DomainError {
  return new DomainError("not_found", "This category has already been merged or never existed.");
}

/**
 * Changes categories, one admin at a time, starting from what is stored; every process picks it up
 * within seconds, this one at once.
 */
async function change(work: Change): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`;
    // Everything made with what this process knew before goes with it, also if the work fails.
    await loadSettings(tx);
    await work(tx);
  });
  await loadSettings();
}

async function save(tx: Transaction, { code, ...rest }: Category): Promise<void> {
  const data = { ...rest, formerSlugs: [...rest.formerSlugs], words: [...rest.words] };
  await tx.category.upsert({ where: { code }, create: { code, ...data }, update: data });
}

function offered(code: JobCategory): Category {
  const found = findCategory(code);
  if (!found || found.mergedInto !== null) throw notFound();
  return found;
}

/** A code that no category has, or the one that was given up first, long enough ago. */
async function freeCode(tx: Transaction): Promise<JobCategory> {
  const unused = OWN_CODES.find((code) => findCategory(code) === undefined);
  if (unused) return unused;
  const [given] = await tx.category.findMany({
    where: {
      code: { in: OWN_CODES },
      mergedAt: { lt: new Date(Date.now() - REUSED_AFTER_MS) },
    },
    orderBy: { mergedAt: "asc" },
    take: 1,
  });
  const isUsed = given && (await tx.job.count({ where: { category: given.code }, take: 1 })) > 0;
  if (!given || isUsed) {
    throw new DomainError(
      "conflict",
      `A site can add at most ${OWN_CODES.length} categories. Merge one first.`,
    );
  }
  return given.code;
}

const lastPosition = () => Math.max(0, ...offeredCategories().map(({ position }) => position));

type AddedBy = { actorId: string | null; address?: string };

async function add(input: CategoryInput, by: AddedBy): Promise<JobCategory> {
  let added: JobCategory | null = null;
  await change(async (tx) => {
    const values = checkedCategory(input, null);
    const code = await freeCode(tx);
    const position = lastPosition() + 1;
    await save(tx, { ...values, code, position, formerSlugs: [], mergedInto: null });
    await tx.category.update({ where: { code }, data: { mergedAt: null } });
    const target = { type: "category", id: code };
    const details = { name: values.name };
    await audit(tx, { action: "category.added", ...by, target, details });
    await announce(tx, categoryChanged, { code, isRenamed: false });
    added = code;
  });
  if (added === null) throw new Error("A category was added without a code.");
  return added;
}

/**
 * Adds a category, last in the order. Throws `forbidden` for anyone but an admin, `invalid` for a
 * name or address that another one has, `conflict` if there are as many as a site can have.
 */
export async function addCategory(
  actor: Actor,
  input: CategoryInput,
  { address }: Client,
): Promise<JobCategory> {
  requireAdministration(actor);
  return add(input, { actorId: actor.id, address });
}

/** Adds a category for a program that the operator runs. Throws as `addCategory`, but for actors. */
export async function addOperatorsCategory(input: CategoryInput): Promise<JobCategory> {
  return add(input, { actorId: null });
}

type CategoryChange = { code: JobCategory; input: CategoryInput };

/**
 * Changes a category; its former address leads to the new one. Throws as `addCategory`, and
 * `not_found`. A repeat changes nothing.
 */
export async function changeCategory(
  actor: Actor,
  { code, input }: CategoryChange,
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await change(async (tx) => {
    const before = offered(code);
    const values = checkedCategory(input, code);
    const former = new Set([...before.formerSlugs, before.slug]);
    former.delete(values.slug);
    await save(tx, { ...before, ...values, formerSlugs: [...former] });
    const isRenamed = values.name !== before.name;
    const target = { type: "category", id: code };
    const details = { name: values.name };
    await audit(tx, { action: "category.changed", actorId: actor.id, target, address, details });
    await announce(tx, categoryChanged, { code, isRenamed });
  });
}

type CategoryMove = { code: JobCategory; direction: "up" | "down" };

/**
 * Swaps a category with the one before or after it among those with the same parent. At the end
 * nothing changes. Throws `forbidden` and `not_found`.
 */
export async function moveCategory(
  actor: Actor,
  { code, direction }: CategoryMove,
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await change(async (tx) => {
    const { parent, name } = offered(code);
    const siblings = offeredCategories().filter((one) => one.parent === parent);
    const at = siblings.findIndex((one) => one.code === code);
    const other = at + (direction === "up" ? -1 : 1);
    const [here, there] = [siblings[at], siblings[other]];
    if (!here || !there) return;
    const ordered = siblings.with(at, there).with(other, here);
    for (const [index, one] of ordered.entries()) {
      if (one.position !== index + 1) await save(tx, { ...one, position: index + 1 });
    }
    const target = { type: "category", id: code };
    const details = { name, direction };
    await audit(tx, { action: "category.moved", actorId: actor.id, target, address, details });
    await announce(tx, categoryChanged, { code, isRenamed: false });
  });
}

/** Hands a category's parts, addresses and what was merged into it to another one. */
async function give(tx: Transaction, before: Category, target: Category): Promise<void> {
  const { code } = before;
  const into = target.code;
  const isWithin = target.parent === code;
  const whole = isWithin ? into : (target.parent ?? into);
  for (const part of offeredCategories().filter((one) => one.parent === code)) {
    await save(tx, { ...part, parent: into === "other" || part.code === into ? null : whole });
  }
  const formerSlugs = [...new Set([...target.formerSlugs, before.slug, ...before.formerSlugs])];
  await save(tx, { ...target, parent: isWithin ? null : target.parent, formerSlugs });
  await tx.category.updateMany({ where: { mergedInto: code }, data: { mergedInto: into } });
  const slug = code.replaceAll("_", "-");
  await save(tx, { ...before, slug, formerSlugs: [], parent: null, mergedInto: into });
  await tx.category.update({ where: { code }, data: { mergedAt: new Date() } });
}

type CategoryMerge = { code: JobCategory; into: JobCategory };

/**
 * Gives a category's jobs, parts and addresses to another one, and offers it no longer. Searches
 * and pages follow at once; its jobs are rewritten in the background. Throws `forbidden`,
 * `not_found`, and `invalid` for a merge that can't be.
 */
export async function mergeCategory(
  actor: Actor,
  { code, into }: CategoryMerge,
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await change(async (tx) => {
    const before = offered(code);
    if (code === "other") throw invalid("into", "The category for everything else has to stay.");
    if (into === code) throw invalid("into", "Choose another category than itself.");
    const target = findCategory(into);
    if (!target || target.mergedInto !== null) {
      throw invalid("into", "Choose the category that its jobs go to");
    }
    await give(tx, before, target);
    const about = { type: "category", id: code };
    const details = { name: before.name, into: target.name };
    await audit(tx, {
      ...{ action: "category.merged", actorId: actor.id, target: about, address, details },
    });
    await announce(tx, categoryMerged, { code, into });
  });
}
