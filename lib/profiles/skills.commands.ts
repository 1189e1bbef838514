import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { skillSlug } from "@/lib/shared/text";
import { beginChange, requireRoom } from "./persistence.commands";
import { SKILLS_MAX, type SkillInput, type SkillsInput, type SkillView } from "./schema";

function toSkills(names: readonly string[]): SkillView[] {
  return names.map((name) => ({ slug: skillSlug(name), name }));
}

async function listSkills(tx: Transaction, actor: Actor): Promise<SkillView[]> {
  return tx.profileSkill.findMany({
    where: { userId: actor.id },
    orderBy: [{ position: "asc" }, { slug: "asc" }],
    select: { slug: true, name: true },
  });
}

/** Stores the whole list, keeping the first skill of each slug, within the caller's transaction. */
async function writeSkills(tx: Transaction, actor: Actor, skills: SkillView[]): Promise<void> {
  const bySlug = new Map<string, SkillView>();
  for (const skill of skills) if (!bySlug.has(skill.slug)) bySlug.set(skill.slug, skill);
  requireRoom(bySlug.size, SKILLS_MAX, "skills");
  await tx.profileSkill.deleteMany({ where: { userId: actor.id } });
  await tx.profileSkill.createMany({
    data: [...bySlug.values()].map((skill, position) => ({ userId: actor.id, position, ...skill })),
  });
}

/** Replaces the actor's skills, within the caller's transaction, after `beginChange`. */
export async function replaceSkills(
  tx: Transaction,
  actor: Actor,
  names: readonly string[],
): Promise<void> {
  await writeSkills(tx, actor, toSkills(names));
}

/**
 * Adds skills within the caller's transaction, after `beginChange`, and returns the names for which
 * there was no room. One that is already there, in any spelling, stays as and where it is.
 */
export async function insertSkills(
  tx: Transaction,
  actor: Actor,
  { names, position }: SkillsInput,
): Promise<string[]> {
  const known = await listSkills(tx, actor);
  const slugs = new Set(known.map(({ slug }) => slug));
  const added = toSkills(names).filter(({ slug }) => !slugs.has(slug) && slugs.add(slug));
  const room = Math.max(0, SKILLS_MAX - known.length);
  const at = position ?? known.length;
  const fitting = added.slice(0, room);
  await writeSkills(tx, actor, [...known.slice(0, at), ...fitting, ...known.slice(at)]);
  return added.slice(room).map(({ name }) => name);
}

/**
 * Adds skills to the actor's profile, at `position` or at the end; see `insertSkills`. Throws
 * `conflict`, and adds none, when they don't all fit.
 */
export async function addSkills(actor: Actor, skills: SkillsInput): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    const left = await insertSkills(tx, actor, skills);
    requireRoom(SKILLS_MAX + left.length, SKILLS_MAX, "skills");
  });
}

/** Adds one skill; see `addSkills`. */
export async function addSkill(actor: Actor, { name }: SkillInput): Promise<void> {
  await addSkills(actor, { names: [name] });
}

/**
 * Renames one of the actor's skills. If it becomes the same as another, only one of them stays.
 * Throws `not_found` for a skill that is not theirs, and so for a repeat once the slug has changed.
 */
export async function renameSkill(actor: Actor, slug: string, { name }: SkillInput): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    const known = await listSkills(tx, actor);
    if (!known.some((skill) => skill.slug === slug)) throw notFound();
    const renamed = { slug: skillSlug(name), name };
    const others = known.filter((skill) => skill.slug === slug || skill.slug !== renamed.slug);
    await writeSkills(
      tx,
      actor,
      others.map((skill) => (skill.slug === slug ? renamed : skill)),
    );
  });
}

/** Removes a skill from the actor's profile. Throws `not_found` for one that is not theirs. */
export async function removeSkill(actor: Actor, slug: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    const { count } = await tx.profileSkill.deleteMany({ where: { userId: actor.id, slug } });
    if (count === 0) throw notFound();
  });
}

function notFound(): DomainError {
  return new DomainError("not_found", "This skill is no longer in your profile.");
}
