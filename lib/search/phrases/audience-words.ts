import { phrase, WALL } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

/** What work is called. */
export const JOBS = "jobs?|work|positions?|roles?|employment|gigs?";

/** Work that suits people is asked for by "for" them, or by them before "jobs": "student jobs". */
function audience(who: string, read: IntentPattern["read"]): IntentPattern {
  // "Tutor for students" teaches them.
  const source = String.raw`(?<=(?:^|${WALL}|(?:^|\s)(?:${JOBS}))\s*)for\s+(?:an?\s+)?(?:${who})|(?:${who})(?=\s+(?:${JOBS})(?![\p{L}\p{N}]))`;
  return { kind: "jobType", words: phrase(source), read };
}

const PUPILS = String.raw`(?:(?:college|university|uni|school|high[\s-]school|international)\s+)?students?`;
const TEENAGERS = String.raw`teens?|teenagers?|1[4-9][\s-]years?[\s-]olds?|minors|under[\s-]18s?`;
const AT_HOME = String.raw`(?:stay[\s-]at[\s-]home\s+|single\s+|working\s+)?(?:mothers?|moms?|mums?|dads?|parents?|housewi(?:fe|ves))`;
const RETIRED = String.raw`retirees?|retired\s+people|pensioners?|seniors\s+over\s+\d\d|over\s+[5-7]0s?`;

/** Words for people whom some kinds of work suit. */
export const AUDIENCES: readonly IntentPattern[] = [
  audience(PUPILS, () => ({
    filters: { jobType: ["part_time", "internship"] },
    label: "For students: part-time or internship",
  })),
  audience(TEENAGERS, () => ({
    filters: { jobType: ["part_time"], experience: 0 },
    label: "For teenagers: part-time, no experience",
  })),
  audience(`${AT_HOME}|${RETIRED}`, () => ({
    filters: { jobType: ["part_time"] },
    label: "Part-time",
  })),
];
