import { fold } from "@/lib/shared/text";

const DEGREES =
  "(?:100\\s?%|fully|full[- ]time|partly|partially|mostly|mainly|primarily|temporarily|optional(?:ly)?)";
const MODES =
  "virtual(?:ly)?|remote(?:ly)?|remoto|telecommut\\w*|telework\\w*|t[ée]l[ée]travail|home[- ]?office|" +
  "work(?:ing)? from (?:home|anywhere)|work at home|home[- ]?based|wfh|wfa|anywhere|world ?wide|hybride?|" +
  "on[- ]?site|in[- ](?:the[- ])?office|office[- ]based|in[- ]person";
const AFTER =
  "first|friendly|only|ok|okay|possible|work(?:ing)?|based|jobs?|positions?|roles?|option(?:al)?|eligible|available|opportunity";
const MODE_WORDS = new RegExp(
  `\\b(?:${DEGREES}[\\s,-]*)*(?:${MODES})\\b(?:[\\s-]+(?:${AFTER})\\b)*`,
  "gi",
);
// "3 days a week in the office", "2-3 days/week".
const DAYS_OF_OFFICE =
  /\b(?:\d|one|two|three|four|five)(?:\s?(?:-|–|to|or)\s?\d)?\+?\s*(?:x\b|days?\b)(?:[\s/]*(?:per|a|each|in|on|at|the|from|week(?:ly)?|wk|month|office|on-?site|home|hybrid))*/gi;
// From when to when, not from where: "Eastern Time", "EU timezones".
const HOURS =
  /\b(?:(?:[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain|[Ee]uropean)\s+(?:[Ss]tandard\s+)?[Tt]ime(?:\s?[Zz]ones?)?|[Tt]ime\s?[Zz]ones?|[PECM][SD]T)\b/g;
const LABEL =
  /^(?:(?:job |work |primary |additional |office )?locations?|based (?:in|out of)|located (?:in|at)|offices? in|place of work|where)\s*:?\s+(?=\S)/i;
const LINKS_BEFORE =
  /^(?:(?:in|within|from|only|or|and|across|throughout|based|anywhere|at|near|for|to)\b\s*|the\s+|[\s,;:/–—+&-]+)+/i;
const LINKS_AFTER =
  /(?:[\s,;:/–—+&-]+|\b(?:or|and|only|based|preferred|residents?|wide|hq|headquarters?|flexible)\b\.?)+$/i;

/** A text without the words about the work mode, and those words. */
export function takeModeWords(text: string): { rest: string; words: string } {
  const words: string[] = [];
  const rest = text
    .replace(DAYS_OF_OFFICE, (found) => {
      words.push(found);
      return " ";
    })
    .replace(MODE_WORDS, (found) => {
      words.push(found);
      return " ";
    })
    .replace(HOURS, " ")
    .replace(/[([]\s*[,;:/–-]*\s*[)\]]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return { rest: withoutLinks(rest), words: words.join(" ").trim() };
}

/** A name without what leads to it or trails it: "based in Pune", "US only". */
export function withoutLinks(text: string): string {
  const plain = text.replace(LABEL, "").trim();
  // A text that is nothing else is a name: "Or" in Israel, "Oregon" as "OR".
  const short = plain.replace(LINKS_BEFORE, "").replace(LINKS_AFTER, "").trim();
  return short === "" && /^[A-Z]{2}$/.test(plain) ? plain : short;
}

// What separates two places, whatever they are. A single "l" is a mistyped bar.
const BETWEEN = /[;|\n•●·‧∙▪◦]|<br\s*\/?>|\s\/\s|\s\+\s|\sl\s(?=\p{Lu})/iu;
const ASIDE = /\((?:preferred|only|hq|headquarters?|m\/f\/d)\)|\p{Extended_Pictographic}|\ufe0f/giu;

/** The texts in a list of places, if its punctuation leaves no doubt. */
export function splitLocations(text: string): string[] {
  return text
    .replace(ASIDE, " ")
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => fold(piece) !== "");
}

/** The parts of a place's text, separated by commas, brackets and dashes. */
export function splitParts(text: string): string[] {
  return text
    .replace(/\.\s+(?=[A-Z]{2}\b)/g, ", ")
    .split(/[,()[\]]|\s[-–—>]+\s|[–—>]|:\s|\s-|-\s/)
    .map((part) => part.trim())
    .filter((part) => fold(part) !== "");
}

const POSTCODES = [
  // Canada's; Britain's, whole or its first half; the Netherlands'.
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/g,
  /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s+\d[A-Z]{2})?\b(?!\s*[-/])/g,
  /\b\d{4}\s?[A-Z]{2}\b(?=\s|$)/g,
  // Numbers of four and more digits at either end, with a country's letters or an extension.
  /^\d{3}\s\d{2}\b/g,
  /^(?:[A-Z]{1,2}-|〒)?\d{4,6}(?:-\d{3,4})?\b/g,
  /(?:^|\s)(?:[A-Z]{1,2}-)?\d{4,6}(?:[-\s]\d{3,4})?$/g,
  /\b\d{3}\s\d{2,3}\b$/g,
];

/** The first thing in a place's text that looks like a postcode, or `null`. */
export function postcodeIn(text: string): string | null {
  for (const part of splitParts(text).reverse()) {
    for (const pattern of POSTCODES) {
      const [found] = part.match(pattern) ?? [];
      if (found) return found.trim();
    }
  }
  return null;
}

/** A part without the postcode in it. */
export function withoutPostcode(part: string): string {
  const plain = POSTCODES.reduce((rest, pattern) => rest.replace(pattern, " "), part);
  return plain.replace(/\s+/g, " ").trim();
}

const STREET =
  /\d|\b(?:st|street|str|stra(?:ss|ß)e|\w+stra(?:ss|ß)e|ave?|avenue|rd|road|blvd|boulevard|lane|ln|drive|dr|way|square|sq|plaza|place|floor|suite|building|bldg|tower|park|court|hwy|highway|pkwy|parkway|rue|calle|via)\b/i;

/** Whether a part looks like a street, a building or a room. */
export function isStreet(part: string): boolean {
  return STREET.test(part);
}

const BEFORE_NAME =
  /^(?:the|greater|metro|metropolitan|downtown|central|inner|city of|town of|village of|near|around|north|south|east|west|northern|southern|eastern|western|north ?west|north ?east|south ?west|south ?east|nr)\s+/i;
const AFTER_NAME =
  /\s+(?:area|region|metro|metropolitan|metroplex|city|district|office|offices|hq|headquarters|campus|township|twp|borough|suburbs?|surrounding|surroundings|vicinity|cbd|downtown|cent(?:re|er)|airport|site|branch|hub|and|bay)\.?$/i;

/** A name without one word that says only which part of a place, or "" when there is none. */
export function withoutPlaceNoise(part: string): string {
  const after = part.replace(AFTER_NAME, "");
  if (after !== part) return after;
  const before = part.replace(BEFORE_NAME, "");
  return before === part ? "" : before;
}

const VAGUE =
  /^(?:multiple|various|several|many|numerous|other|all|any|open|different|select)\b.*|^(?:flexible|negotiable|nationwide|nation wide|statewide|citywide|location negotiable.*|field(?: based)?|home|travel.*|see (?:below|description)|on ?site|office)$/i;
const NOTHING =
  /^(?:n ?a|none|null|not used|not specified|not applicable|tbd|tba|unknown|undefined|\d+ (?:more|others?))?$/;

/** Whether a text mentions places without naming one: "Multiple locations". */
export function isVague(text: string): boolean {
  return VAGUE.test(fold(text));
}

/** Whether a text says that there is none: "n/a", "TBD". */
export function isNothing(text: string): boolean {
  return NOTHING.test(fold(text));
}
