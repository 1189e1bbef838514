import { fold, spellOut } from "@/lib/shared/text";
import type { SkillName } from "./schema";

/** A skill with its name as it is compared. */
export type KnownSkill = SkillName & { key: string };

/** A name as it is compared: every spelling of one is the same. */
export function skillKey(name: string): string {
  return fold(spellOut(name));
}

/**
 * The skills that somebody may be writing: those that begin with it, then those in which a word
 * does; within each the order that they came in.
 */
export function matchSkills(
  skills: readonly KnownSkill[],
  query: string,
  most: number,
): SkillName[] {
  const wanted = skillKey(query);
  if (wanted === "") return [];
  const begins: KnownSkill[] = [];
  const within: KnownSkill[] = [];
  for (const skill of skills) {
    if (skill.key.startsWith(wanted)) begins.push(skill);
    else if (skill.key.includes(` ${wanted}`)) within.push(skill);
    if (begins.length === most) break;
  }
  return [...begins, ...within].slice(0, most).map(({ slug, name }) => ({ slug, name }));
}
