import { decodeEntities } from "@/lib/platform/markdown";
import { repairLine } from "./text-repair";

const TAG = /<\/?[a-z][^<>]*>/gi;
const GENDERS = /[([]\s*[a-z*](?:\s*[/|]\s*[a-z*]){1,3}\s*[)\]]/gi;
const SMALL = new Set(
  "a an and as at but by for from in of on or the to with de la und".split(" "),
);
// Words that are always written in capitals.
const CAPITALS = new Set(
  `AI API AR ASP AV AWS BI CAD CCTV CDL CEO CFO CIO CMO CNA CNC COO CPA CPR CRM CSR CT CTO DBA DC DOT EHS EKG EMT
  EPA ERP ETL FBI FDA FP FT GED GIS GM GP HIV HR HSE HVAC IBM ICU II III IT ITS IV JV KYC LLC LPN MD ML MRI MSW
  NGO NICU NP NYC NYPD OB OR OT PA PC PCA PHP PM PMO PR PT QA QC RN SAP SAS SDET SEM SEO SQL SRE SSIS TV UI UK US
  USA UX VI VII VIII VP VR WFH XML`.split(/\s+/),
);

// "OR" rarely means an operating room; usually it is a small word.
function isCapital(word: string): boolean {
  return CAPITALS.has(word) && word !== "OR";
}

function calmWord(word: string, index: number): string {
  // A few capitals in brackets are an abbreviation.
  if (/^\(\p{Lu}{2,5}\)\p{P}?$/u.test(word)) return word;
  return word.replace(/[\p{L}\p{N}'’]+/gu, (part) => {
    if (/\d/.test(part) || isCapital(part)) return part;
    const lower = part.toLowerCase();
    if (index > 0 && SMALL.has(lower)) return lower;
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}

function isShouted(title: string): boolean {
  const letters = title.replace(GENDERS, "").replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  if (letters.length < 5 || capitals === 0) return false;
  const isMostly = capitals >= letters.length * 0.7 && /\p{Lu}{6}/u.test(title);
  return isMostly || letters === letters.toUpperCase();
}

/** Rewrites a title in capitals in normal case. Other titles stay as they are. */
function calmTitle(title: string): string {
  const calm = isShouted(title) ? title.split(" ").map(calmWord).join(" ") : title;
  return calm.replace(GENDERS, (aside) => aside.toLowerCase());
}

/**
 * One line of text as the source meant it: without tags, with references resolved and misread
 * characters restored.
 */
export function cleanLine(text: string): string {
  // Twice, because some texts are escaped once too often: "R&amp;amp;D".
  const decoded = decodeEntities(decodeEntities(repairLine(text)));
  return repairLine(decoded.replace(TAG, " "));
}

/** Cleans a posting's title: single spaces, no dangling punctuation, normal case. */
export function cleanTitle(text: string): string {
  const line = cleanLine(text)
    .replace(/^[\s*•·|–-]+|[\s*•·|,;:–-]+$/g, "")
    .trim();
  return calmTitle(line);
}

const NAME = "\\p{Lu}[\\p{L}.'’-]*";
const TOWN_AND_STATE = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${NAME} ){0,3}${NAME}, ?(?:[A-Z]{2}\\b|${NAME}(?: ${NAME})?)(?:, ?${NAME}(?: ${NAME}){0,3})?)\\)?$`,
  "u",
);
const IN_TOWN = new RegExp(`\\b(?:in|near) (${NAME}(?: ${NAME}){0,3})$`, "u");

/** The end of a title that may be a place: "… San Francisco, CA, US", "… in Leeds". */
export function placeInTitle(title: string): string | null {
  return TOWN_AND_STATE.exec(title)?.[1] ?? IN_TOWN.exec(title)?.[1] ?? null;
}
