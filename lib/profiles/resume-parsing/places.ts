import { findCountryCode } from "@/lib/shared/countries";

// The regions of the United States, Canada and Australia.
const REGIONS = new Set(
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS ON PE QC SK NSW QLD VIC TAS ACT UK USA UAE".split(
    " ",
  ),
);
const WORK_PLACE = /^\(?(?:remote|hybrid|on-?site|worldwide|home ?office|telecommute)\)?$/i;
const CITY = /^\p{Lu}[\p{L}.'’ -]{1,40}$/u;

/** Whether a text is a place: "Pune, India", "Princeton, NJ", "Remote". */
export function isPlace(text: string): boolean {
  if (WORK_PLACE.test(text)) return true;
  if (/\s[—–|·•-]\s/u.test(text)) return false;
  const parts = text.split(/,\s*/).map((part) => part.replace(/\s*\([^)]*\)$/, "").trim());
  const last = parts.at(-1) ?? "";
  // "BS" is both a country code and a degree.
  if (parts.length < 2) return text.length > 3 && findCountryCode(text) !== null;
  if (parts.length > 4) return false;
  if (!CITY.test(parts[0] ?? "")) return false;
  return REGIONS.has(last.replace(/\s*\d+$/, "")) || findCountryCode(last) !== null;
}
