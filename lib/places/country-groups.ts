import { COUNTRY_CODES } from "@/lib/shared/countries";

const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK";
const EEA = `${EU} IS LI NO`;
const EUROPE = `${EEA} AD AL BA CH GB MC MD ME MK RS SM UA`;
const GULF = "AE BH KW OM QA SA";
const MIDDLE_EAST = `${GULF} EG IL IQ JO LB TR`;
const NORTH_AFRICA = "DZ EG MA TN";
const AFRICA = `${NORTH_AFRICA} CI CM ET GH KE MU NG RW SN TZ UG ZA ZM ZW`;
const LATIN_AMERICA = "AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE";
const SOUTHEAST_ASIA = "BN ID KH LA MM MY PH SG TH TL VN";
const ASIA = `${SOUTHEAST_ASIA} BD CN HK IN JP KR LK MO NP PK TW`;

// Groups of countries as postings name them, with the members that postings mean.
const GROUPS: Record<string, string> = {
  "eu, e u, european union, within the eu, eu countries": EU,
  "eea, european economic area, eu eea, eea eu": EEA,
  "europe, eur, european countries, continental europe": EUROPE,
  "uk and eu, eu and uk, uk eu, eu uk": `${EU} GB`,
  "uk and ireland, uki, ireland and uk, uk ireland": "GB IE",
  emea: `${EUROPE} ${MIDDLE_EAST} ${AFRICA}`,
  "dach, d a ch, dach region": "AT CH DE",
  "benelux, bene lux": "BE LU NL",
  "nordics, nordic countries, nordic, scandinavia": "DK FI IS NO SE",
  "baltics, baltic states": "EE LT LV",
  cee: "BG CZ EE HR HU LT LV PL RO SI SK",
  "latam, latin america": LATIN_AMERICA,
  "south america": "AR BO BR CL CO EC PE PY UY VE",
  "north america, noram, us and canada, usa and canada, us canada, canada and us": "US CA",
  "americas, the americas": `US CA ${LATIN_AMERICA}`,
  "apac, asia pacific, apj": `${ASIA} AU NZ`,
  "anz, australia and new zealand": "AU NZ",
  asia: ASIA,
  "southeast asia, south east asia, sea region, asean": SOUTHEAST_ASIA,
  "middle east": MIDDLE_EAST,
  mena: `${MIDDLE_EAST} ${NORTH_AFRICA}`,
  "gcc, gulf, gulf countries": GULF,
  africa: AFRICA,
  "worldwide, world wide, global, globally, anywhere, international, earth, world, the world":
    COUNTRY_CODES.join(" "),
};

const byName = new Map(
  Object.entries(GROUPS).flatMap(([names, codes]) =>
    names.split(", ").map((name) => [name, [...new Set(codes.split(" "))]] as const),
  ),
);

/**
 * The countries that the folded text names as a group, such as "emea" or "latin america", or
 * `null`.
 */
export function countriesCalled(folded: string): readonly string[] | null {
  return byName.get(folded) ?? null;
}
