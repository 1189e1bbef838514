import { findArea } from "@/lib/places/areas";
import { cityAlias, cityByOtherName } from "@/lib/places/city-aliases";
import { countryInOtherLanguage } from "@/lib/places/location-names";
import { isRemoteWord, regionsAround, sideOf, wholeOf } from "@/lib/places/place-names";
import { type Region, regionsCalled } from "@/lib/places/regions";
import type { SearchedPlace } from "@/lib/places/schema";
import { listedPlaces } from "@/lib/places/several";
import { findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { PLACE_LEADS, type PlaceCandidate, type PlaceNamesakes } from "./places.schema";

/** From so many inhabitants on, a city is known by its name alone. */
export const WELL_KNOWN = 100_000;
// Smaller ones are found among the words of jobs' places.
const KNOWN = 15_000;
// The regions of these countries are called by names that mean nothing else.
const REGION_COUNTRIES = new Set(["AU", "CA", "DE", "ES", "FR", "GB", "IE", "IN", "IT", "US"]);
const isMeantAlone = ({ countryCode }: Pick<Region, "countryCode">) =>
  REGION_COUNTRIES.has(countryCode);
const SHORT = new Set("uk us usa uae nyc ldn pdx atx slc hkg".split(" "));
const SHORT_AFTER_LEAD = new Set([...SHORT, "la", "dc", "sf", "kl", "blr"]);
// States that people write at the end, in capitals, and that stand for nothing else there.
const STATES = new Set(
  "TX NY NJ FL GA NC SC VA WA AZ NV UT MN WI MI OH TN KY MO KS NE IA IL CT RI NH VT WY NM SD ND MT NSW QLD VIC TAS".split(
    " ",
  ),
);
// Cities that share their name with people, products and words of work.
const NAMESAKES = new Set(
  `allen america aurora bath brandon buffalo cambridge carson chad chandler charlotte columbia cork
  darwin delta enterprise eugene florence garland georgia grace guinea independence irving jackson
  jersey jordan leon lincoln madison mary mercedes mission mobile modena nice orange paradise
  phoenix reading reno salem savannah split surprise turkey victoria vista`.split(/\s+/),
);
// Of these, those that follow what someone is: "caregiver phoenix".
const AFTER_ROLES = new Set(
  `aurora bath cambridge charlotte columbia cork darwin georgia jersey lincoln madison phoenix
  savannah turkey victoria`.split(/\s+/),
);
// And those that are never meant.
const TRADES = new Set(
  `ai bar best central charter college colon date deal east green holiday hr it java male man most
  normal north oral police pr qa sale sales salt south spring tours union university van west young`.split(
    /\s+/,
  ),
);

const isState = (text: string) => STATES.has(text.toUpperCase());

// And in small letters, where these are no words.
const SURE_STATES = new Set("tx ny nj fl nc az nv wi tn ky ks ct nh vt nsw qld".split(" "));

// "LA" is short; of other scripts a few letters are a name: "دبي", "上海".
const isShort = (folded: string) =>
  folded.length < 4 && (/[a-z]/.test(folded) || folded.length < 2);

function isNameOf(folded: string, cities: ReadonlySet<string>): boolean {
  if (findArea(folded) !== null) return true;
  if (isShort(folded) && !SHORT_AFTER_LEAD.has(folded) && !isState(folded)) return false;
  return (
    cities.has(folded) ||
    cityAlias(folded) !== null ||
    cityByOtherName(folded) !== null ||
    findCountryCode(folded) !== null ||
    countryInOtherLanguage(folded) !== null ||
    regionsCalled(folded).length > 0
  );
}

/** Whether words say where a place is: "uk", "ca us", "california united states". */
function isQualified(words: readonly string[]): boolean {
  const said = words.join(" ");
  if (findCountryCode(said) !== null || regionsCalled(said).length > 0) return true;
  return words.some(
    (_word, index) =>
      index > 0 && isQualified(words.slice(0, index)) && isQualified(words.slice(index)),
  );
}

/**
 * Whether a text reads like a well-known place, "Pune" or "London, UK", or a list of such, by the
 * folded names of the cities that many people live in.
 */
export function isWellKnown(text: string, cities: ReadonlySet<string>): boolean {
  if (isOneWellKnown(text, cities)) return true;
  const listed = listedPlaces(text, null);
  return (
    listed.length > 0 && listed.every((one) => isRemoteWord(one) || isOneWellKnown(one, cities))
  );
}

/** Whether a folded name is a place's, or that of a part of one: "leeds city centre". */
function isNameOrPart(folded: string, cities: ReadonlySet<string>): boolean {
  if (isNameOf(folded, cities) || regionsAround(folded).some(isMeantAlone)) return true;
  const whole = wholeOf(folded);
  const side = sideOf(whole);
  return (whole !== folded && cities.has(whole)) || (side !== null && cities.has(side));
}

/** Whether a text says where the place is that it names: "perth scotland". */
function saysWhere(text: string): boolean {
  const words = fold(text).split(" ");
  return words.some((_word, index) => index > 0 && isQualified(words.slice(index)));
}

function isOneWellKnown(text: string, cities: ReadonlySet<string>): boolean {
  const words = fold(text).split(" ");
  if (isNameOrPart(words.join(" "), cities)) return true;
  return words.slice(1).some((_word, index) => {
    const rest = words.slice(index + 1);
    return isQualified(rest) && isNameOf(words.slice(0, index + 1).join(" "), cities);
  });
}

const isLed = ({ how }: PlaceCandidate) => PLACE_LEADS.has(how);

/** Whether letters that stand for a place do so here: "in LA", "nurse LA", not "LA nurse". */
function isShortName({ text, how }: PlaceCandidate): boolean {
  const folded = fold(text);
  if (SHORT.has(folded)) return true;
  if (how === "start") return SHORT_AFTER_LEAD.has(folded) && text === text.toUpperCase();
  return SHORT_AFTER_LEAD.has(folded) || STATES.has(text) || SURE_STATES.has(folded);
}

function reachOf(candidate: PlaceCandidate, place: SearchedPlace): number {
  if (place.kind === "area") {
    const reaches = place.among?.map((one) => reachOf({ ...candidate, text: one.label }, one));
    return Math.min(...(reaches ?? []));
  }
  const isLong = !isShort(fold(candidate.text));
  if (place.kind === "city")
    return isLong || isLed(candidate) || isShortName(candidate) ? place.city.population : 0;
  if (place.kind === "region" && !isMeantAlone(place)) return 0;
  return isLong || isShortName(candidate) ? Number.POSITIVE_INFINITY : 0;
}

/** From how many inhabitants on a city is meant where nothing leads to it. */
const leastBare = ({ text }: PlaceCandidate) => (saysWhere(text) ? KNOWN : WELL_KNOWN);

/**
 * Whether words are meant as the place they name. After "in" and the like a city needs some
 * inhabitants, elsewhere many. A name that is a skill, or that more often means something else
 * (Reading, Nice, Mobile), is a place only after such a word, and only where it is a large city;
 * one that is a part of a company's name never is.
 */
export function isMeant(
  candidate: PlaceCandidate,
  place: SearchedPlace | null,
  { isSkill, isCompany }: PlaceNamesakes,
): boolean {
  if (place === null || place.kind === "remote" || isCompany) return false;
  const folded = fold(candidate.text);
  if (TRADES.has(folded)) return false;
  const reach = reachOf(candidate, place);
  const isNamesake = NAMESAKES.has(folded) && !(candidate.isAfterRole && AFTER_ROLES.has(folded));
  const isDoubtful = isSkill || isNamesake;
  if (!isLed(candidate)) return reach >= leastBare(candidate) && !isDoubtful;
  // "at Boston Consulting", "in Mobile development": the name goes on.
  const isSure = !candidate.isFollowed && candidate.how !== "at" && !isSkill;
  return reach >= (isSure ? KNOWN : WELL_KNOWN) && !(candidate.isFollowed && isDoubtful);
}
