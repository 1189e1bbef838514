import { skillSlug, spellOut } from "@/lib/shared/text";
import type { SkillMatch } from "./skill-match.schema";

const folded = (text: string) => ` ${skillSlug(text).replaceAll("-", " ")} `;
// "Go", "R" and "C" are also words or letters, so names this short must be spelled exactly.
const SHORT = 3;

/**
 * Which of a posting's skills a text names. A skill counts as named where its words stand together,
 * in any case and spelling; nothing is inferred from nearby words.
 */
export function matchSkills(skills: readonly string[], text: string): SkillMatch {
  const plain = ` ${text
    .split("\n")
    .map((line) => folded(spellOut(line)).trim())
    .join(" ")} `;
  const words = new Set(
    text.split(/[^\p{L}\p{N}\p{M}+#.]+/u).map((word) => word.replace(/\.+$/, "")),
  );
  const isNamed = (skill: string) =>
    skill.length < SHORT ? words.has(skill) : plain.includes(folded(skill));
  return {
    found: skills.filter(isNamed),
    missing: skills.filter((skill) => !isNamed(skill)),
  };
}
