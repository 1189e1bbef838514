import { fold } from "@/lib/shared/text";
import type { Condition } from "../schema";

// These patterns match folded clauses: lower case, without accents, signs as spaces, and commas
// between clauses.
const NOT_NEEDED = "(?:is |are )?not (?:needed|required|necessary|essential|expected|a must)";
const SHIFT = "(?:shifts?|work|working|duty|duties|hours|rotas?|roster)";
const DEGREE = "(?:degrees?|bachelor s|master s|diplomas?|phd|graduates? (?:in|of)|studium)";
const LICENCE = "(?:driv(?:ing|er s|ers) licen[cs]e|driving permit|fuhrerschein)";

// What a posting says if the condition holds.
const SAYINGS = {
  night_shift: `(?:over)?nights? ${SHIFT}|overnight|(?:graveyard|third|3rd) shift|(?:work|works|working) (?:at )?nights|waking nights?|nachtschicht|nachtdienst|turno (?:de )?noche|(?:poste|travail) de nuit`,
  day_shift: "(?:day|morning|early|first|1st) shifts?|days only|fruhschicht|tagschicht",
  evening_shift:
    "(?:evening|afternoon|late|second|2nd|twilight) shifts?|(?:work|works|working) evenings|spatschicht",
  rotating_shifts:
    "(?:rotating|rotational|rota|alternating) shifts?|shift rotations?|rotating (?:schedule|roster)|24 7 shifts?|schichtdienst|wechselschicht",
  weekend_work: `weekends? ${SHIFT}|(?:work|works|working|available|availability) (?:on |at |over )?(?:the )?weekends?|(?:saturdays?|sundays?) ${SHIFT}|weekends? (?:are )?(?:required|included|only)|wochenendarbeit`,
  immediate_start:
    "immediate(?:ly)? (?:start|joiners?|joining|availability|hire|openings?)|(?:start|join|starting|joining|available) (?:immediately|right away|asap|straight away|at once)|asap start|urgent(?:ly)? (?:hiring|required|needed)|ab sofort",
  walk_in:
    "walk ?ins? (?:drive|interviews?|recruitment|hiring|days?|between|from)|(?:drive|interview) walk ?ins?",
  apprenticeship:
    "apprentices?(?:hips?)?|ausbildung|auszubildende[rn]?|azubi|alternance|apprentissage",
  seasonal:
    "seasonal|(?:christmas|holiday|summer|winter|harvest) (?:season|jobs?|temp|help|staff|work)|saisonarbeit|saisonnier",
  flexible_hours:
    "(?:flexible|flexi|choose your own) (?:working )?(?:hours|schedules?|shifts?|time|working)|flexitime|gleitzeit",
} satisfies Partial<Record<Condition, string>>;

// What a posting says if the condition doesn't hold. It holds for those that don't mention this, or
// that say it isn't needed.
const MENTIONS = {
  no_weekends: SAYINGS.weekend_work,
  no_nights: SAYINGS.night_shift,
  no_degree: DEGREE,
  no_travel: "travel(?:l?ing)?",
  no_cold_calls: "cold call(?:s|ing|ers?)?",
  no_driving: LICENCE,
} satisfies Partial<Record<Condition, string>>;

// What a posting says if it isn't asked for, beside negating what it is called by.
const DENIALS: Partial<Record<Condition, string>> = {
  no_weekends: "mon(?:day)?s? (?:(?:to|through|thru|until) )?fri(?:day)?s?|weekends? (?:off|free)",
  no_nights: "days only",
};

// What negates a condition where it ends the text before: "no night shifts", "you don't work
// weekends", "a degree is not required".
const NEGATED =
  /(?:^| )(?:no|not|non|never|without|nor|zero|don t|do not|won t|kein|keine|ohne) (?:(?:any|an?|the|need|require|requires|required|work|works|do|overnight|night|formal|college|university|of) ){0,3}$/;
// More than any of these is long.
const MOST_BEFORE = 60;
const AFTER = `(?!(?: or [a-z]+)? ${NOT_NEEDED})`;

// A word begins after any other sign, of which there is one before the text too: by a sign the
// engine skips nearly all of a text, which what looks behind each letter would take ten times as
// long for.
const toPattern = (source: string, after = "", flags = "") =>
  new RegExp(`[^a-z0-9](?:${source})(?![a-z0-9])${after}`, flags);
const SAID = Object.entries(SAYINGS).map(
  ([condition, source]) => [condition as Condition, toPattern(source, AFTER, "g")] as const,
);
const LACKED = Object.entries(MENTIONS).map(([name, source]) => {
  const condition = name as Condition;
  const denial = DENIALS[condition];
  const named = toPattern(denial ? `${source}|${denial}` : source);
  return { condition, asked: toPattern(source, AFTER, "g"), named };
});
// Who is called so has a degree, whether the text says so or not.
const GRADUATE =
  / (?:(?:post ?)?graduates?|phd|doctoral|post ?doc\w*|(?:newly )?qualified|chartered|(?:registered|staff) nurses?|teacher(?! (?:s )?(?:assistant|aide))|lecturer|professor|scientist|physician(?! assistant)|doctor|surgeon|dentist|pharmacist|psychologist|physiotherapist|solicitor|attorney|lawyer)s? /;

/** Whether a text with a space before it says something without negating it. */
function says(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const start = found.index + 1;
    if (!NEGATED.test(text.slice(Math.max(0, start - MOST_BEFORE), start))) return true;
    pattern.lastIndex = start;
  }
  return false;
}

const EXPERIENCE =
  "(?:(?:prior|previous|work|working|job|relevant|industry|professional) ){0,2}experience";
const NO_EXPERIENCE = new RegExp(
  `[^a-z0-9](?:(?:no|zero) ${EXPERIENCE}(?! (?:of|with|in) )|without (?:any )?${EXPERIENCE}|${EXPERIENCE} ${NOT_NEEDED}|(?:freshers?|beginners?|career changers?|school leavers?) (?:are |is )?(?:also )?(?:welcome|can apply|may apply)|(?:ohne|keine) (?:berufs)?erfahrung|quereinsteiger|sans experience|debutants? acceptes?|sin experiencia|senza esperienza|sem experiencia)(?![a-z0-9])`,
);

const MOST_READ = 20_000;
// Two items of a list, "28 days' holiday" and "Help with moving", are not "holiday help".
const CLAUSE_END = /[.!?;,•…]\s|\n/;

/** A plain text as conditions are read in it: folded, with commas between its clauses. */
export function foldClauses(text: string): string {
  const clauses = text.slice(0, MOST_READ).split(CLAUSE_END).map(fold);
  return clauses.filter(Boolean).join(", ");
}

/** What a posting says of what no field states. */
export type ReadConditions = {
  conditions: Condition[];
  /** Those of what isn't asked for that it says itself: others say nothing of it. */
  stated: Condition[];
};

/**
 * The conditions of a job that no field states, read from its folded title and the clauses of its
 * plain text.
 */
export function readConditions(heading: string, clauses: string): ReadConditions {
  const title = ` ${heading}`;
  const text = `${title}, ${clauses}`;
  // Only the title counts for apprenticeships: texts also mention former apprentices, or training
  // some.
  const isSaid = ([condition, pattern]: (typeof SAID)[number]) =>
    says(condition === "apprenticeship" ? title : text, pattern);
  const said = SAID.filter(isSaid).map(([condition]) => condition);
  const isGraduates = GRADUATE.test(`${title} `);
  const lacks = LACKED.map(({ condition, asked, named }) => {
    const isNamed = named.test(text);
    const isAsked = condition === "no_degree" && isGraduates;
    return { condition, isNamed, isLacked: !isAsked && !(isNamed && says(text, asked)) };
  }).filter(({ isLacked }) => isLacked);
  return {
    conditions: [...said, ...lacks.map(({ condition }) => condition)],
    stated: lacks.filter(({ isNamed }) => isNamed).map(({ condition }) => condition),
  };
}

/** Whether a job's folded title or the clauses of its text say that no experience is needed. */
export function needsNoExperience(heading: string, clauses: string): boolean {
  return NO_EXPERIENCE.test(` ${heading}, ${clauses}`);
}
