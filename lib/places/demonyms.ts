import { countryName } from "@/lib/shared/countries";

// What people and things of a country are called, by its code: "irish jobs" are jobs in Ireland.
const OF_COUNTRIES = `
AE emirati | AL albanian | AM armenian | AR argentinian argentine argentinean | AT austrian
AU australian aussie | AZ azerbaijani | BA bosnian | BD bangladeshi | BE belgian | BG bulgarian
BH bahraini | BO bolivian | BR brazilian | BW botswanan | BY belarusian | CA canadian | CH swiss
CL chilean | CM cameroonian | CN chinese | CO colombian | CR costa_rican | CU cuban | CY cypriot
CZ czech | DE german | DK danish | DZ algerian | EC ecuadorian | EE estonian | EG egyptian
ES spanish | ET ethiopian | FI finnish | FJ fijian | FR french | GB british | GE georgian
GH ghanaian | GR greek | HR croatian | HU hungarian | ID indonesian | IE irish | IL israeli
IN indian | IQ iraqi | IR iranian | IS icelandic | IT italian | JM jamaican | JO jordanian
JP japanese | KE kenyan | KH cambodian | KR korean south_korean | KW kuwaiti | KZ kazakh
LB lebanese | LK sri_lankan | LT lithuanian | LU luxembourgish | LV latvian | MA moroccan
MD moldovan | MK macedonian | MM burmese | MN mongolian | MT maltese | MU mauritian | MX mexican
MY malaysian | NA namibian | NG nigerian | NL dutch | NO norwegian | NP nepali nepalese
OM omani | PA panamanian | PE peruvian | PH filipino philippine | PK pakistani
PL polish | PT portuguese | QA qatari | RO romanian | RS serbian | RU russian | RW rwandan
SA saudi saudi_arabian | SE swedish | SG singaporean | SI slovenian | SK slovak | SN senegalese
TH thai | TN tunisian | TR turkish | TW taiwanese | TZ tanzanian | UA ukrainian | UG ugandan
US american | UY uruguayan | VE venezuelan | VN vietnamese | ZA south_african | ZM zambian
ZW zimbabwean`;
// The same of places that are larger or smaller than a country.
const OF_OTHERS = `
Scotland scottish | Wales welsh | Europe european | Africa african | Asia asian
Latin_America latin_american | Nordics nordic scandinavian | Caribbean caribbean
Middle_East middle_eastern`;

function parse(table: string): [place: string, words: string[]][] {
  return table
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => {
      const [place = "", ...words] = entry.split(" ").map((word) => word.replaceAll("_", " "));
      return [place, words];
    });
}

const byWord = new Map([
  ...parse(OF_COUNTRIES).flatMap(([code, words]) =>
    words.map((word): [string, string] => [word, countryName(code)]),
  ),
  ...parse(OF_OTHERS).flatMap(([place, words]) =>
    words.map((word): [string, string] => [word, place]),
  ),
]);

/** The words for what comes from a country or a continent, folded, the longest first. */
export const DEMONYMS: readonly string[] = [...byWord.keys()].sort((a, b) => b.length - a.length);

/** The place that a folded word says something is of: South Africa for "south african". */
export function placeOfDemonym(folded: string): string | null {
  return byWord.get(folded) ?? null;
}
