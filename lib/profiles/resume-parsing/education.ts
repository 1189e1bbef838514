import type { FoundEducation, UncertainReading } from "../resumes/schema";
import { descriptionOf, monthDoubts, monthsOf, type ResumeEntry, toEntries } from "./entries";
import { isPlace } from "./places";

const MOST_NAME = 200;

const OF =
  "(?:\\s+of\\s+(?:applied\\s+)?(?:sciences?|arts|fine\\s+arts|engineering|technology|business\\s+administration|commerce|laws?|education|philosophy|medicine|architecture|music|public\\s+health|public\\s+administration|social\\s+work|nursing|computer\\s+applications|design|pharmacy))?";
const LONG = `(?:bachelor|master|associate|doctor|magister|licenciatura|licence|diplom|grado)(?:['’]?s)?${OF}(?:\\s+(?:degree|diploma)\\b)?(?:\\s*\\((?:hons?\\.?|honou?rs)\\))?`;
const SHORT =
  "(?:ph\\.?\\s?d\\.?|d\\.?phil\\.?|m\\.?b\\.?a\\.?|m\\.?sc\\.?|m\\.?s\\.?|m\\.?a\\.?|m\\.?eng\\.?|m\\.?tech\\.?|m\\.?phil\\.?|m\\.?ed\\.?|m\\.?com\\.?|mca|mfa|mph|b\\.?sc\\.?|b\\.?s\\.?|b\\.?a\\.?|b\\.?eng\\.?|b\\.?e\\.?|b\\.?tech\\.?|b\\.?com\\.?|b\\.?ed\\.?|bba|bca|bfa|ll\\.?b\\.?|ll\\.?m\\.?|j\\.?d\\.?|m\\.?d\\.?|a\\.?a\\.?s?\\.?)(?:\\s*\\((?:hons?\\.?|honou?rs)\\))?";
const OTHER =
  "(?:doctorate|postgraduate\\s+(?:diploma|certificate)|advanced\\s+diploma|national\\s+diploma|diploma|certificate|foundation\\s+degree|high\\s+school(?:\\s+diploma)?|higher\\s+secondary|secondary\\s+school(?:\\s+certificate)?|ged|abitur|a[\\s-]?levels?|gcses?|baccalauréat|bachillerato|maturit[aà]|bts|dut|hnd|nvq)";
const DEGREE = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${LONG}|${OTHER}|${SHORT})(?![\\p{L}\\p{N}])`,
  "iu",
);
const SHORT_FIRST = new RegExp(`^(${SHORT})\\s+(?=\\p{L})`, "iu");
const INSTITUTION =
  /\b(?:universi\p{L}*|college|institut\p{L}*|school|academy|akademie|hochschule|polytechni\p{L}*|politecnico|facult\p{L}*|école|escuela|escola|lycée|gymnasium|iit|mit|eth|ucla|nyu|usc|ucl|lse|bootcamp|conservator\p{L}*)\b/iu;
const MARK = /^(?:c?gpa|grade|marks|score|first class|second class|magna|summa|cum laude|\d)/i;

const DIVIDER = /\s+[—–|·•]\s+|\s*\|\s*|\s+-\s+|\s{3,}|,\s+|;\s+/u;

/** A place contains a comma of its own, so it is removed before the rest is split at commas. */
function withoutPlace(cell: string): string[] {
  const parts = cell.split(/\s+[—–|·•]\s+|\s*\|\s*|\s+-\s+/u);
  return parts.filter((part) => !isPlace(part.trim()));
}

type Course = Pick<FoundEducation, "degree" | "institution" | "fieldOfStudy">;

/** "BS in Physics", "Bachelor of Science: Physics", "Bachelor of Science Physics". */
function readDegree(part: string): Course {
  const match = DEGREE.exec(part);
  if (!match) return {};
  const degree = match[0].trim();
  const after = part
    .slice(match.index + match[0].length)
    .replace(/^[\s:,–—-]*(?:(?:degree in|major(?:ing)? in|in|of|en|im)\s+)?[(:]?\s*/iu, "")
    .replace(/^\((.*)\)?$/, "$1")
    .replace(/\)$/, "")
    .trim();
  return { degree, ...(after && !INSTITUTION.test(after) ? { fieldOfStudy: after } : {}) };
}

/** A degree in the margin and the name beside it arrive as one text. */
function splitMargin(part: string): string[] {
  const [, degree] = SHORT_FIRST.exec(part) ?? [];
  const rest = degree === undefined ? "" : part.slice(degree.length).trim();
  return degree !== undefined && INSTITUTION.test(rest) ? [degree, rest] : [part];
}

function partsOf({ head }: ResumeEntry): string[] {
  return head
    .flatMap((cells) => cells.filter((cell) => !isPlace(cell)))
    .flatMap(withoutPlace)
    .flatMap((cell) => cell.split(DIVIDER))
    .flatMap((part) => splitMargin(part.trim()))
    .filter((part) => part !== "" && !MARK.test(part));
}

function readCourse(entry: ResumeEntry): Course {
  const parts = partsOf(entry);
  const isSchool = (part: string) =>
    INSTITUTION.test(part) && !/^(?:high|secondary) school(?: diploma| certificate)?$/i.test(part);
  const school = parts.find((part) => isSchool(part) && !readDegree(part).degree);
  const others = parts.filter((part) => part !== school);
  const degrees = others.map(readDegree).filter(({ degree }) => degree);
  const best = degrees.find((course) => course.fieldOfStudy) ?? degrees[0] ?? {};
  const rest = others.filter((part) => !readDegree(part).degree && !isPlace(part));
  const institution = school ?? rest.shift();
  const fieldOfStudy = best.fieldOfStudy ?? rest[0];
  return {
    ...(best.degree ? { degree: best.degree } : {}),
    ...(institution ? { institution } : {}),
    ...(fieldOfStudy ? { fieldOfStudy } : {}),
  };
}

const short = (text: string | undefined) => text?.slice(0, MOST_NAME).trim() || undefined;

/** The courses of study listed in a resume's section. */
export function readEducations(lines: readonly string[]): UncertainReading<FoundEducation>[] {
  return toEntries(lines, { hasEnds: true })
    .map((entry) => {
      const { degree, institution, fieldOfStudy } = readCourse(entry);
      const content = {
        degree: short(degree),
        institution: short(institution),
        fieldOfStudy: short(fieldOfStudy),
        description: descriptionOf(entry),
        ...monthsOf(entry),
      };
      return { content, doubts: monthDoubts(entry) };
    })
    .filter(
      ({ content: { degree, institution, startMonth } }) => degree || (institution && startMonth),
    );
}
