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
const AGED = (years: string) => String.raw`(?:${years})[\s-]?(?:years?|yrs?|y)[\s/-]?o(?:lds?)?`;
const TEENAGERS = String.raw`teens?|teenagers?|(?:my\s+)?${AGED("1[3-7]")}|minors|under[\s-]18s?`;
const LEAVERS = String.raw`(?:for\s+)?(?:school|college|sixth[\s-]form)[\s-]leavers?|(?:straight\s+)?(?:out\s+of|after)\s+(?:high|secondary)\s+school|straight\s+out\s+of\s+school`;
const AT_HOME = String.raw`(?:stay[\s-]at[\s-]home\s+|single\s+|working\s+)?(?:mothers?|moms?|mums?|dads?|parents?|housewi(?:fe|ves))`;
const RETIRED = String.raw`retirees?|retired\s+people|pensioners?|seniors\s+over\s+\d\d|over\s+[5-7]0s?`;

const asLeaver: IntentPattern["read"] = () => ({
  filters: { experience: 0, condition: ["no_degree"] },
  label: "For school leavers: no experience or degree",
});

/** Words for people whom some kinds of work suit. */
export const AUDIENCES: readonly IntentPattern[] = [
  audience(PUPILS, () => ({
    filters: { jobType: ["part_time", "internship"] },
    label: "For students: part-time or internship",
  })),
  // How old one must be is in few postings. A graduate's job is for no one who is at school.
  audience(TEENAGERS, () => ({
    filters: { jobType: ["part_time"], experience: 0, condition: ["no_degree"] },
    label: "For teenagers: part-time, no experience or degree",
  })),
  { kind: "experience", words: phrase(LEAVERS), read: asLeaver },
  { ...audience(AGED("1[89]"), asLeaver), kind: "experience" },
  audience(`${AT_HOME}|${RETIRED}`, () => ({
    filters: { jobType: ["part_time"] },
    label: "Part-time",
  })),
];
