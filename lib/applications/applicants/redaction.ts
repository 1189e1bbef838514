import type { HiddenKind, RedactedPart } from "./redaction.schema";

/** Replaces whatever would give someone's identity away. */
export const HIDDEN = "[hidden]";

const ADDRESS = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,253}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
// A site's name without "https", as resumes have it.
const SITE =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{2,63}\.){1,3}(?:com|org|net|io|dev|me|eu|in|de|fr|nl|pt|es|it|uk|us|example)(?:\/\S*)?(?![\p{L}\p{N}])/giu;
// Nine digits or more, with the usual separators; two years side by side have fewer.
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-/]{0,2}\d){8,14}(?!\p{N})/gu;
const SHORTEST_NAME = 2;

const labelled = (labels: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${labels})(?:\\s*[:–-]\\s*|\\s+|\\t)([^\\n\\t|·;]{1,80})`,
    "giu",
  );
const BIRTH = labelled(
  "date of birth|birth ?date|d\\.?o\\.?b\\.?|born(?: on| in)?|place of birth|age(?=\\s*[:–-])|geburtsdatum|geboren(?: am)?|né(?:e)? le|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum",
);
const NATIONALITY = labelled(
  "nationality|citizenship|citizen of|staatsangehörigkeit|nationalität|nationalité|nacionalidad|nazionalità|nacionalidade|nationaliteit|passport(?=\\s*[:–-])",
);
const PERSONAL = labelled(
  "gender|sex(?=\\s*[:–-])|marital status|religion|familienstand|geschlecht|état civil|estado civil",
);
const STREET = labelled(
  "(?:home |postal |permanent |current )?address(?=\\s*[:–-])|anschrift|adresse(?=\\s*[:–-])",
);
// "University of Lisbon", "Delft University of Technology", "Hochschule München".
const SCHOOL =
  /(?:\p{Lu}[\p{L}.'’&-]{0,30}[ \t]{1,3}(?:of[ ]{1,3}|for[ ]{1,3}|de[ ]{1,3}|da[ ]{1,3}|di[ ]{1,3}|der[ ]{1,3}|and[ ]{1,3})?){0,5}\p{L}{0,30}(?:Universit(?:y|ies|at|é|à|a(?:t|et)?)|Universität|Universiteit|Universidade?|Università|College|Polytechnic(?:al)?|Politecnico|Hochschule|Fachhochschule|Institute of Technology|School|Academy|Gymnasium|Lycée|École)(?![\p{L}])(?:[ ]{1,3}(?:of|for|de|da|do|di|der|für|in)(?:[ ]{1,3}the)?(?:[ ]{1,3}\p{Lu}[\p{L}.'’&-]{0,30}){1,4}|(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3})/gu;
const YEAR = /(?<![\p{L}\p{N}.,])(?:19[4-9]\d|20[0-4]\d)(?![\p{N}])/gu;

/** The parts of a name to look for, longest first. */
function partsOf(fullName: string): string[] {
  return [fullName.trim(), ...fullName.split(/[\s,.'’-]+/u)]
    .filter((part) => part.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

function wordPattern(part: string): RegExp {
  const literal = part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  // "An" is a name but "an" is not; longer names are matched in any case.
  const flags = part.length > SHORTEST_NAME ? "giu" : "gu";
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, flags);
}

type Rule = { kind: HiddenKind; pattern: RegExp };

const CONTACTS: readonly Rule[] = [
  { kind: "email", pattern: ADDRESS },
  { kind: "link", pattern: LINK },
  { kind: "phone", pattern: PHONE },
];
const OF_RESUMES: readonly Rule[] = [
  { kind: "link", pattern: SITE },
  { kind: "birth", pattern: BIRTH },
  { kind: "nationality", pattern: NATIONALITY },
  { kind: "personal", pattern: PERSONAL },
  { kind: "address", pattern: STREET },
];

type Range = { start: number; end: number; kind: HiddenKind };

function rangesOf(text: string, { kind, pattern }: Rule): Range[] {
  return [...text.matchAll(pattern)].map((match) => {
    // Of "Nationality: Dutch", the label stays.
    const [whole, value = whole] = match;
    const end = match.index + whole.length;
    return { kind, start: end - value.length, end };
  });
}

/** What is hidden, in the text's order; of two that overlap, the first rule's. */
function findRanges(text: string, rules: readonly Rule[]): Range[] {
  const taken = new Uint8Array(text.length);
  const ranges: Range[] = [];
  for (const range of rules.flatMap((rule) => rangesOf(text, rule))) {
    if (taken.subarray(range.start, range.end).includes(1)) continue;
    taken.fill(1, range.start, range.end);
    ranges.push(range);
  }
  return ranges.sort((one, other) => one.start - other.start);
}

function partsIn(text: string, rules: readonly Rule[]): RedactedPart[] {
  const parts: RedactedPart[] = [];
  let at = 0;
  for (const { start, end, kind } of findRanges(text, rules)) {
    if (start > at) parts.push({ text: text.slice(at, start), hides: null });
    parts.push({ text: "", hides: kind });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hides: null });
  return parts;
}

const named = (fullName: string): Rule[] =>
  partsOf(fullName).map((part) => ({ kind: "name", pattern: wordPattern(part) }));

/**
 * A text without what identifies its author: their name and its parts, addresses, links and phone
 * numbers. What is said in other words stays.
 */
export function redact(text: string, fullName: string): string {
  const rules = [...CONTACTS, ...named(fullName)];
  return partsIn(text, rules)
    .map((part) => (part.hides ? HIDDEN : part.text))
    .join("");
}

/** Who a resume is about: what to hide beside what every resume may say. */
export type ResumeSubject = {
  fullName: string;
  /** The schools that the resume or the profile names. */
  schools: readonly string[];
  /** Where they live, as the profile or the resume names it. */
  place: string | null;
};

/**
 * A resume in parts, of which those that would say who it is about are only named: names, contacts,
 * addresses, dates of birth, nationality, schools and years. It may miss what is said in other
 * words.
 */
export function redactResume(text: string, subject: ResumeSubject): RedactedPart[] {
  const { fullName, schools, place } = subject;
  const rules: Rule[] = [
    ...CONTACTS,
    ...OF_RESUMES,
    ...schools
      .filter((school) => school.trim().length > SHORTEST_NAME)
      .map((school): Rule => ({ kind: "school", pattern: wordPattern(school.trim()) })),
    { kind: "school", pattern: SCHOOL },
    ...named(fullName),
    ...(place ? [{ kind: "address" as const, pattern: wordPattern(place) }] : []),
    { kind: "year", pattern: YEAR },
  ];
  return partsIn(text, rules);
}
