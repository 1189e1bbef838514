import "server-only";
import { findCompanyNames } from "@/lib/companies/names.queries";
import { listLargeCities } from "@/lib/places/queries";
import type { SearchedPlace } from "@/lib/places/schema";
import { reader } from "@/lib/platform/db/reader";
import { siteSettings } from "@/lib/platform/settings";
import { currencyOfCountry } from "@/lib/shared/countries";
import { isCurrency } from "@/lib/shared/money";
import { skillSlug } from "@/lib/shared/text";
import type { Intent, Understanding } from "../phrases/sentences.schema";
import type { SearchQuery } from "../schema";
import { partDenseWords } from "../vocabulary/dense-words";
import { findCompany } from "./companies.queries";
import { findDistrict } from "./districts.queries";
import { asWords, type SentenceMeaning, toMeaning, toUnderstanding } from "./meaning";
import { freePlaces, type MatchedPlace } from "./place-intents";
import { isMeant, isWellKnown, WELL_KNOWN } from "./places";
import { findPlaces } from "./places.queries";
import { PLACE_LEADS, type PlaceCandidate } from "./places.schema";
import { readSentence, type Sentence } from "./sentences";

const isLed = ({ how }: PlaceCandidate) => PLACE_LEADS.has(how);

async function likely(candidates: readonly PlaceCandidate[]): Promise<PlaceCandidate[]> {
  if (candidates.length === 0) return [];
  const cities = await listLargeCities(WELL_KNOWN);
  // The database is asked of what stands after "in" and of well-known names: not of every word.
  return candidates.filter((one) => isLed(one) || isWellKnown(one.text, cities));
}

async function findSkills(names: readonly string[]): Promise<Set<string>> {
  const slugs = names.map(skillSlug);
  const rows = await reader().$queryRaw<{ slug: string }[]>`
    SELECT slug FROM search.skills WHERE slug = ANY(${slugs}::text[])`;
  const known = new Set(rows.map(({ slug }) => slug));
  return new Set(names.filter((name) => known.has(skillSlug(name))));
}

function overlaps(a: PlaceCandidate, b: PlaceCandidate): boolean {
  return a.cover.start < b.cover.end && b.cover.start < a.cover.end;
}

async function findMeant(candidates: readonly PlaceCandidate[]): Promise<MatchedPlace[]> {
  const asked = await likely(candidates);
  const places = await findPlaces(asked.map(({ text }) => text));
  const named = asked.flatMap((candidate, index) => {
    const place = places[index] ?? null;
    return place === null ? [] : [{ candidate, place }];
  });
  if (named.length === 0) return [];
  const skills = await findSkills(named.map(({ candidate }) => candidate.text));
  const stretches = named.flatMap(({ candidate }) => candidate.stretches);
  const companies = stretches.length > 0 ? await findCompanyNames(stretches) : new Set();
  const meant: MatchedPlace[] = [];
  for (const { candidate, place } of named) {
    const isSkill = skills.has(candidate.text);
    const isCompany = candidate.stretches.some((stretch) => companies.has(stretch));
    const isTaken = meant.some((other) => overlaps(other.candidate, candidate));
    if (isTaken || !isMeant(candidate, place, { isSkill, isCompany })) continue;
    const [first] = meant;
    // One place is looked for; a second is understood only where it is said to be one.
    if (!first || isLed(candidate)) meant.push({ candidate, place, more: [] });
    else if (/\d/.test(first.candidate.text)) first.more = [...first.more, candidate.cover];
  }
  return meant;
}

function countriesOf(place: SearchedPlace): readonly string[] {
  if (place.kind === "city") return [place.city.countryCode];
  if (place.kind === "remote") return [];
  if (place.kind !== "area") return [place.countryCode];
  return [...place.countries, ...place.homes, ...place.regions.map((one) => one.countryCode)];
}

/** The currency in which people are paid in all of these places; `null` if there isn't one. */
function currencyAt(places: readonly SearchedPlace[]): string | null {
  const countries = new Set(places.flatMap(countriesOf));
  const currencies = new Set([...countries].map(currencyOfCountry));
  const [currency = null] = currencies;
  return currencies.size === 1 && currency !== null && isCurrency(currency) ? currency : null;
}

/** The sentence with pay that names no currency in that of the place that it or the search names. */
async function inLocalCurrency(
  sentence: Sentence,
  places: readonly MatchedPlace[],
): Promise<Intent[]> {
  const { query, intents } = sentence;
  if (!intents.some(({ kind }) => kind === "pay")) return sentence.intents;
  const given = query.location === "" ? [] : await findPlaces([query.location]);
  const meant = query.location === "" ? places.map(({ place }) => place) : given;
  const usual = currencyAt(meant.filter((place) => place !== null));
  const { siteCurrency: site } = siteSettings();
  if (usual === null || usual === site) return intents;
  const local = readSentence(query, { site, usual }).intents;
  return intents.map((intent) => {
    if (intent.kind !== "pay") return intent;
    const isSame = ({ kind, spans }: Intent) =>
      kind === "pay" && spans[0]?.start === intent.spans[0]?.start;
    return local.find(isSame) ?? intent;
  });
}

// "#remote #developer", but not "C#".
const HASHTAG = /(?<!\S)#(?=\p{L}{2})/gu;

/** Finds out all that the words of a search ask for; `null` where there are none to read. */
export async function readMeaning(given: SearchQuery): Promise<SentenceMeaning | null> {
  if (given.query === "" || given.asTyped) return null;
  const query = { ...given, query: partDenseWords(given.query.replaceAll(HASHTAG, "")) };
  const cities = await listLargeCities(WELL_KNOWN);
  const { siteCurrency: site } = siteSettings();
  const sentence = freePlaces(readSentence(query, { site, usual: site }), cities);
  const company = await findCompany(sentence.companies);
  const [cover] = company.flatMap(({ spans }) => spans);
  const isFree = ({ cover: { start, end } }: PlaceCandidate) =>
    !cover || end <= cover.start || start >= cover.end;
  const places = await findMeant(sentence.candidates.filter(isFree));
  const intents = await inLocalCurrency(sentence, places);
  // A "german job" is one in Germany, where no other place is named.
  const beside = sentence.softWords.filter(
    ({ spans: [word] }) =>
      !places.some(
        ({ candidate: { span } }) => word && word.start < span.end && span.start < word.end,
      ),
  );
  const softWords = [...beside, ...(await findDistrict(sentence, places))];
  return toMeaning({ ...sentence, intents, softWords }, { places, others: company });
}

/**
 * Finds out what the words of a search ask for beside being words: "remote react jobs in Pune above
 * 20 lpa" asks for "react", remote, at a place and for so much pay. What the search's own filters
 * say wins over its words; of a search "as typed" nothing is read but words.
 */
export async function understandSentence(query: SearchQuery): Promise<Understanding> {
  const meaning = await readMeaning(query);
  return meaning === null ? asWords(query) : toUnderstanding(meaning);
}
