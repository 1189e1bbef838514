const LETTERS: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

const ASCII = /^[\0-\x7f]*$/;

/**
 * Folds text for comparison: no case, no accents, single spaces, only letters and digits. Only
 * accents of Latin, Greek and Cyrillic letters are removed; vowel signs, as in Indic scripts, stay,
 * because the words would be different without them.
 */
export function fold(text: string): string {
  // Most texts, in a fraction of the time.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]+/g, "")
      .normalize("NFC")
      .toLowerCase()
      // Lowercasing leaves the dot of a Turkish capital I behind.
      .replace(/\u0307/g, "")
      .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter] ?? "")
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
      .trim()
  );
}

// What any text has that one of these can change, each with its own: most have none of them, and
// looking for a few signs takes a fraction of the time.
const SPELLINGS: [sign: RegExp, pattern: RegExp, word: string][] = [
  [/\+\+/, /(?<![\p{L}\p{N}])c\+\+/giu, " cplusplus "],
  [/[#♯]/, /(?<![\p{L}\p{N}])([cfj])[#♯]/giu, " $1sharp "],
  [/\.net/i, /(?<![\p{L}\p{N}])(asp|vb|ado)\.net\b/giu, "$1 dotnet"],
  [/\.net/i, /(?<![\p{L}\p{N}])\.net\b/giu, " dotnet"],
  [/js/i, /\bnode[\s.]?js\b/gi, "nodejs node"],
  [/js/i, /\b(react|vue|angular)[\s.]?js\b/gi, "$1"],
  [/\.js/i, /\b(\w+)\.js\b/gi, "$1js"],
  [/&/, /(?<![\p{L}\p{N}])(\p{L})\s?&\s?(\p{L})(?![\p{L}\p{N}])/gu, "$1n$2"],
  [/[\s-]/, /\b(full|front|back|dev|start|health|on)[\s-](stack|end|ops|up|care|site)\b/gi, "$1$2"],
  [/-/, /\b(non|e|co)-(profit|commerce|learning|mail|op)\b/gi, "$1$2"],
];

/**
 * Rewrites names that folding would break apart as plain words, e.g. "C++" → "cplusplus", ".NET" →
 * "dotnet", "full-stack" → "fullstack", so that every spelling of a name matches the others.
 * Anything compared with the result must go through this function too.
 */
export function spellOut(text: string): string {
  return SPELLINGS.reduce(
    (spelt, [sign, pattern, word]) => (sign.test(spelt) ? spelt.replace(pattern, word) : spelt),
    text,
  );
}

/** A text as words for a URL, e.g. "C++ Developer, Pune" → "c-developer-pune"; may be "". */
export function slugify(text: string, maxLength = 80): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 1)).replace(/-+$/, "");
}

/**
 * The one slug of all spellings of a skill, "" for none: "React.js" is "React", "C++" is not "C".
 * Postings and profiles are matched by it.
 */
export function skillSlug(name: string): string {
  return slugify(spellOut(name), 60) || fold(name);
}

/**
 * A text without the trailing characters in `unwanted`. As an expression, `[ #]+$` would look at
 * every run of them in the text, once for each of its characters.
 */
export function trimEndOf(text: string, unwanted: string): string {
  let end = text.length;
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Cuts at a word so that the result, ellipsis included, has at most `length` characters. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 3);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > length / 2 ? end : cut.length).replace(/[\s,;:.–—-]+$/u, "")}...`;
}

/** Multi-line text ready to be stored: uniform line ends, and no control characters. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

// Tags, and marks that hide, reorder, pad or vary text. The joiners and U+FE0F stay: real scripts
// and emoji need them.
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]/gu;

/** A text without characters that people don't see and programs read. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}
