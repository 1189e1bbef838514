import { skillSlug, spellOut } from "@/lib/shared/text";

/** A part of a text, and whether it names a skill. */
export type MarkedPart = { text: string; isSkill: boolean };

// "Go", "R" and "C" are also words or letters, so names this short must be spelled exactly.
const SHORT = 3;
const MOST_WORDS = 6;
const WORD = /[\p{L}\p{N}\p{M}+#.]+/gu;

const wordsOf = (text: string) => skillSlug(spellOut(text)).split("-").filter(Boolean);

type Word = { raw: string; start: number; end: number };

function toWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const raw = match[0].replace(/\.+$/, "");
    return { raw, start: match.index, end: match.index + raw.length };
  });
}

type SoughtWords = {
  exact: ReadonlySet<string>;
  folded: ReadonlySet<string>;
  firsts: ReadonlySet<string>;
};

/** Where the skill that begins at a word ends; null where none begins. */
function endOfSkill(
  words: readonly Word[],
  { at, exact, folded, firsts }: SoughtWords & { at: number },
): number | null {
  const first = words[at]?.raw ?? "";
  // Most words begin no skill, and folding is slow.
  if (!exact.has(first) && !firsts.has(wordsOf(first)[0] ?? "")) return null;
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const some = words.slice(at, at + count);
    const text = some.map(({ raw }) => raw).join(" ");
    if (exact.has(text) || folded.has(wordsOf(text).join("-"))) return at + count;
  }
  return null;
}

/** A text in parts, of which those that name one of the skills are marked. */
export function markSkills(text: string, skills: readonly string[]): MarkedPart[] {
  const exact = new Set(skills.filter((skill) => skill.length < SHORT));
  const folded = new Set(
    skills.filter((skill) => skill.length >= SHORT).map((skill) => wordsOf(skill).join("-")),
  );
  const firsts = new Set([...folded].map((slug) => slug.split("-", 1)[0] ?? ""));
  const words = skills.length > 0 ? toWords(text) : [];
  const parts: MarkedPart[] = [];
  let shown = 0;
  for (let at = 0; at < words.length; ) {
    const end = endOfSkill(words, { at, exact, folded, firsts });
    const [first, last] = [words[at], words[(end ?? 0) - 1]];
    if (end !== null && first && last) {
      if (first.start > shown) parts.push({ text: text.slice(shown, first.start), isSkill: false });
      parts.push({ text: text.slice(first.start, last.end), isSkill: true });
      shown = last.end;
    }
    at = end ?? at + 1;
  }
  if (shown < text.length) parts.push({ text: text.slice(shown), isSkill: false });
  return parts;
}
