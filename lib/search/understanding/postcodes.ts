import { POSTCODE, readPostcode } from "@/lib/places/postcodes";
import { WALL } from "../phrases/scanning";
import type { PlaceCandidate } from "./places.schema";

const CODE_LEAD = String.raw`(?:(?:in|near|around|at|from|en|em|à|bei)\s+)?(?:(?:the\s+)?(?:zip|post|postal|pin)\s?(?:code)?|plz)?\s*`;
const CODE = new RegExp(
  `(?<![\\p{L}\\p{N}.,$£€₹#+-])(?<lead>${CODE_LEAD})(?<![\\p{L}\\p{N}])(?<code>${POSTCODE})(?![\\p{L}\\p{N}+#.,%-]*[\\p{L}\\p{N}+#%])`,
  "giu",
);
// A year, or a round number.
const NO_CODE = /^(?:19[5-9]\d|20[0-4]\d|\d+ ?000)$/;

// "M5V" is Toronto's; "B2B" and "E2E" are the first of another code and mean something else.
const DISTRICT = /^[A-Z]\d[A-Z]$/;
const NO_DISTRICT = /^(?:([A-Z])2\1|B2[CG]|V2X|[HL]1B|C4D)$/;

/**
 * Codes of the post. Short ones are read where something leads to them or nothing else stands; a year
 * or a round number where nothing else was `typed`.
 */
export function postcodes(text: string, typed: string): PlaceCandidate[] {
  return [...text.matchAll(CODE)].flatMap(({ 0: given, index, groups }) => {
    const { lead = "", code = "" } = groups ?? {};
    const isAlone = text.replaceAll(WALL, " ").trim() === given.trim();
    const isShort = /^(?:\d{4}|[a-z]\d\d?|[a-z]\d[a-z])$/i.test(code);
    const isDistrict = DISTRICT.test(code) && !NO_DISTRICT.test(code);
    const isYear = typed.trim() !== given.trim() && NO_CODE.test(code);
    // "2024 in" is none, "1011 AB" is.
    const isPhrase = !isAlone && /^\d{4} [a-z]{2}$/.test(code);
    if (
      readPostcode(code).length === 0 ||
      isYear ||
      isPhrase ||
      (isShort && !isDistrict && lead.trim() === "" && !isAlone)
    )
      return [];
    const end = index + given.length;
    const span = { start: end - code.length, end };
    const cover = { start: index + given.length - given.trimStart().length, end };
    return [
      {
        span,
        cover,
        text: code,
        how: "near",
        isFollowed: false,
        isAfterRole: false,
        stretches: [],
      },
    ];
  });
}
