import { plural } from "@/lib/shared/plural";
import { POSTED_LABELS, POSTED_WITHIN_DAYS, RADII_KM } from "../schema";
import { CONDITIONS } from "./condition-words";
import { FACETS } from "./facet-words";
import { OTHER_PATTERNS } from "./other-languages";
import { exceptAround, phrase } from "./scanning";
import type { IntentPattern, PatternParts } from "./sentences.schema";

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };
const NUMBER = String.raw`\d{1,2}(?:\.\d)?|${Object.keys(NUMBERS).join("|")}`;
const YEARS = String.raw`(?<least>${NUMBER})(?:\s*(?:-|–|to)\s*(?<most>${NUMBER}))?\s*\+?\s*(?<unit>years?|yrs?|yoe|months?)['’]?`;
// And as it is misspelt.
const EXPERIENCED = "exp[ei]r(?:ie|ei|i|e)[ea]?n[cs]e|exprience|exp";
const EXPERIENCE = `(?:(?:work(?:ing)?|relevant|prior|total)\\s+)?(?:${EXPERIENCED})`;
// "2 years old", "a 2 years contract", "the last 2 years" are no one's experience.
const NOT_HAD = "old|contracts?|courses?|programs?|programmes?|degrees?|diplomas?|plans?|fixed|ago";
const NOT_OWN = "last|past|next|early|every|stage|within|grade|class";

const YEARS_OF_EXPERIENCE = {
  one: "{count} year of experience",
  other: "{count} years of experience",
};
const MONTHS_OF_EXPERIENCE = {
  one: "{count} month of experience",
  other: "{count} months of experience",
};

// Above that, years alone are someone's age.
const MOST_BARE = 15;

function readYears({ least, most, unit = "", said, had, noun }: PatternParts) {
  const isMonths = /^month/i.test(unit);
  // Without the word, one year is as likely the length of a contract, and months are.
  const isSaid = Boolean(said ?? had ?? noun);
  if (!isSaid && !/^(?:years|yrs|yoe)$/i.test(unit)) return null;
  const given = (most ?? least ?? "").toLowerCase();
  const count = NUMBERS[given] ?? Number(given);
  if (!isSaid && count > MOST_BARE) return null;
  const experience = Math.round((isMonths ? count / 12 : count) * 10) / 10;
  const label = plural(count, isMonths ? MONTHS_OF_EXPERIENCE : YEARS_OF_EXPERIENCE);
  return { filters: { experience }, label };
}

const EXPERIENCES: IntentPattern[] = [
  {
    kind: "experience",
    words: phrase(
      String.raw`(?:no|zero|without|0|ohne|sans|sin|senza|zonder)\s+(?:any\s+)?(?:prior\s+|previous\s+|work\s+|job\s+)?(?:${EXPERIENCED}|erfahrung|berufserfahrung|exp[eé]rience|experiencia|esperienza|ervaring)(?:\s+(?:is\s+)?(?:needed|required|necessary|nötig))?|experience\s+(?:is\s+)?not\s+(?:needed|required|necessary|essential)|(?:(?:that|which)\s+)?do(?:es)?(?:n['’]?t|\s+not)\s+(?:need|require)\s+(?:any\s+)?(?:experience|exp)|quereinsteiger|未経験|无经验|経験不問|(?:career\s+chang(?:ers?|e)|first)(?=\s+jobs?(?![\p{L}\p{N}]))`,
    ),
    read: () => ({ filters: { experience: 0 }, label: "No experience" }),
  },
  {
    kind: "experience",
    words: phrase(
      String.raw`(?:(?:with\s+)?(?:full\s+|paid\s+|on[\s-]the[\s-]job\s+)?training\s+(?:is\s+)?(?:provided|given|offered|included)|(?:that\s+|who\s+|we\s+)?will\s+train|with\s+paid\s+training)`,
    ),
    read: () => ({ filters: { experience: 0 }, label: "No experience, with training" }),
  },
  {
    kind: "experience",
    words: phrase(String.raw`(?<said>${EXPERIENCE})(?:\s+of|:)?\s+(?:${YEARS})`),
    read: readYears,
  },
  {
    kind: "experience",
    words: phrase(
      String.raw`(?:(?:(?<said>with|having)\s+)?(?:over|above|at\s+least|more\s+than|min(?:imum)?)\s+|(?<had>with|having)\s+)?${exceptAround(
        String.raw`${YEARS}(?:\s+(?:of\s+)?(?<noun>${EXPERIENCE}))?`,
        { followedBy: NOT_HAD, after: NOT_OWN },
      )}`,
    ),
    read: readYears,
  },
];

const DAYS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 30 };

/** Jobs posted within so many days; null where no filter reaches as far. */
function postedWithin(days: number) {
  const posted = POSTED_WITHIN_DAYS.find((within) => days <= within);
  return posted === undefined ? null : { filters: { posted }, label: POSTED_LABELS[posted] };
}

const POSTED = "(?:posted|added|listed|published|advertised|new)";
const AGES: IntentPattern[] = [
  {
    kind: "posted",
    // Alone it is as likely the name of a paper.
    words: phrase(String.raw`${POSTED}\s+today|(?<=(?:^|\s)jobs?\s+)today|today['’]s(?=\s+jobs?)`),
    read: () => postedWithin(1),
  },
  {
    kind: "posted",
    words: phrase(String.raw`(?:${POSTED}\s+)?(?:since\s+)?yesterday`),
    read: () => postedWithin(2),
  },
  {
    kind: "posted",
    words: phrase(
      String.raw`(?:${POSTED}\s+)?(?:(?:in|within|from|since|during)\s+)?(?:the\s+)?(?:last|past|this)\s+(?:(?<count>\d{1,2})\s+)?(?<span>hour|day|week|month)s?`,
    ),
    read: ({ count = "1", span = "" }) =>
      postedWithin(Number(count) * (DAYS[span.toLowerCase()] ?? 99)),
  },
  {
    kind: "posted",
    words: phrase(
      String.raw`${POSTED}\s+(?:within\s+)?(?<count>\d{1,2})\s+(?<span>hour|day|week|month)s?(?:\s+ago)?`,
    ),
    read: ({ count = "", span = "" }) =>
      postedWithin(Number(count) * (DAYS[span.toLowerCase()] ?? 99)),
  },
];

const KM_A_MILE = 1.609;
const DISTANCE = String.raw`(?<distance>\d{1,3})\s*(?:(?<miles>miles?|mi)|kms?|kilomet(?:er|re)s?)`;

/** The smallest circle there is that holds the one asked for, else the largest. */
function readRadius({ distance, miles }: PatternParts) {
  const km = Number(distance) * (miles === undefined ? 1 : KM_A_MILE);
  const radius = RADII_KM.find((one) => km <= one) ?? Math.max(...RADII_KM);
  return { filters: { radius }, label: `Within ${radius} km` };
}

const RADII: IntentPattern[] = [
  {
    kind: "radius",
    words: phrase(
      String.raw`(?:within|up\s+to)\s+(?:an?\s+)?${DISTANCE}(?:\s+(?:radius|distance))?(?:\s+(?:of|from|around))?`,
    ),
    read: readRadius,
  },
  {
    kind: "radius",
    words: phrase(String.raw`\+\s*${DISTANCE}`),
    read: readRadius,
  },
  {
    kind: "radius",
    words: phrase(String.raw`${DISTANCE}\s+(?:radius(?:\s+(?:of|around))?|of|from|around|away)`),
    read: readRadius,
  },
];

const NEAR_ME: IntentPattern = {
  kind: "nearMe",
  words: phrase(
    String.raw`(?:(?:close|closest|near(?:er|est)?|next)\s+to\s+(?:me|home|where\s+i\s+live)|(?:near(?:est)?|neer|ner)\s+(?:me|by|here|home)|around\s+(?:me|here)|(?:in|around)\s+my\s+(?:area|city|town|location|neighbou?rhood)|nearby|in\s+meiner\s+nähe|pr[eè]s\s+de\s+(?:chez\s+)?moi|cerca\s+de\s+m[ií]|local(?=\s+(?:jobs?|work|vacanc)))`,
  ),
  read: () => ({ filters: {}, label: "Near you" }),
};

/** Everything but pay and places that words of a search can ask for. */
export const PATTERNS: readonly IntentPattern[] = [
  ...RADII,
  ...EXPERIENCES,
  ...OTHER_PATTERNS,
  ...CONDITIONS,
  ...AGES,
  ...FACETS,
  NEAR_ME,
];
