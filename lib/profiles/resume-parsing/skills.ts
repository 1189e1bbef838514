import { skillSlug, spellOut } from "@/lib/shared/text";
import type { FoundSkill } from "../resumes/schema";

const MOST = 40;
const MOST_SIGNS = 60;
const MOST_WORDS = 5;

const ITEM = /^[•◦▪●○■□◆◇‣⁃∙·*–—-]\s*/u;
// Not within brackets.
const DIVIDER = /[,;•·|\t](?![^(]*\))|\s+\/\s+|\s+[–—]\s+/u;
const LEVEL =
  /\s*[([:–-]?\s*(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|native|familiar|experienced|excellent|good|strong|\d+\+?\s*(?:years?|yrs?)|\d{1,3}\s?%|[★☆●○]+)\s*[)\]]?$/iu;

const words = (text: string) => text.split(/\s+/).length;

function isSkill(text: string): boolean {
  if (text.length > MOST_SIGNS || words(text) > MOST_WORDS) return false;
  return (
    /\p{L}/u.test(text) &&
    !/[.!?]$/.test(text.replace(/\b\w\.\w\.$/, "")) &&
    !/@|https?:/.test(text)
  );
}

/** A list's items without the name of the list: "Languages: Python, SQL". */
function itemsOf(line: string): string[] {
  const text = line.replace(ITEM, "").replace(/^[^:,;]{2,40}:\s+/u, "");
  return text
    .split(DIVIDER)
    .map((item) =>
      item
        .replace(ITEM, "")
        .replace(/^and\s+/i, "")
        .replace(LEVEL, "")
        .trim(),
    )
    .filter(isSkill);
}

const folded = (text: string) => ` ${skillSlug(text).replaceAll("-", " ")} `;

/** Known skills that a text names, if their name can hardly be another word. */
function findKnown(lines: readonly string[], known: readonly string[]): string[] {
  const text = lines.join("\n");
  const plain = ` ${lines.map((line) => folded(spellOut(line)).trim()).join(" ")} `;
  return known.filter((name) => {
    // "Go", "R" and "C" are also words or letters.
    if (name.length < 3 || !text.includes(name.slice(0, 1))) return false;
    return name.length < 5
      ? text.split(/[^\p{L}\p{N}+#.]+/u).includes(name)
      : plain.includes(folded(name));
  });
}

/**
 * A resume's skills: those in its own lists, in order, then known ones that the rest of it
 * mentions.
 */
export function readSkills(
  listed: readonly string[],
  mentioned: readonly string[],
  known: readonly string[],
): FoundSkill[] {
  const bySlug = new Map<string, string>();
  const names = [...listed.flatMap(itemsOf), ...findKnown([...listed, ...mentioned], known)];
  for (const name of names) {
    const slug = skillSlug(name);
    if (slug !== "" && !bySlug.has(slug)) bySlug.set(slug, name);
  }
  return [...bySlug.values()].slice(0, MOST).map((name) => ({ name }));
}
