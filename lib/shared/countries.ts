import { fold } from "./text";

// ISO 3166-1 alpha-2.
const CODES =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/** Every country's code, in alphabetical order. */
export const COUNTRY_CODES: readonly string[] = CODES.split(" ");

// Where Intl's name isn't the one people use.
const NAMES: Record<string, string> = {
  CD: "DR Congo",
  CG: "Congo",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
};

const ALIASES: Record<string, string> = {
  america: "US",
  aotearoa: "NZ",
  bharat: "IN",
  brasil: "BR",
  britain: "GB",
  burma: "MM",
  "cabo verde": "CV",
  can: "CA",
  "czech republic": "CZ",
  "democratic republic of the congo": "CD",
  deutschland: "DE",
  "east timor": "TL",
  eire: "IE",
  espana: "ES",
  fra: "FR",
  gbr: "GB",
  "great britain": "GB",
  holland: "NL",
  ind: "IN",
  "ivory coast": "CI",
  korea: "KR",
  ksa: "SA",
  macedonia: "MK",
  "mainland china": "CN",
  "peoples republic of china": "CN",
  "republic of ireland": "IE",
  "republic of korea": "KR",
  "russian federation": "RU",
  sverige: "SE",
  schweiz: "CH",
  suisse: "CH",
  swaziland: "SZ",
  "the gambia": "GM",
  "the netherlands": "NL",
  turkey: "TR",
  uae: "AE",
  uk: "GB",
  "united states of america": "US",
  usa: "US",
  vatican: "VA",
  "viet nam": "VN",
};

let names: Intl.DisplayNames | undefined;

/** A country's English name; the code itself when there is no such country. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region", fallback: "code" });
  return NAMES[code] ?? (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

let codes: Map<string, string> | undefined;

function indexNames(): Map<string, string> {
  const byName = new Map(Object.entries(ALIASES));
  for (const code of COUNTRY_CODES) {
    const name = countryName(code);
    byName.set(fold(name), code);
    byName.set(fold(name.replaceAll("&", "and")), code);
    byName.set(fold(name.replace(/^St\. /, "Saint ")), code);
    byName.set(code.toLowerCase(), code);
  }
  return byName;
}

/** The code of the country that a text names: "india", "USA", "U.K.", "de". Null for none. */
export function findCountryCode(text: string): string | null {
  codes ??= indexNames();
  const folded = fold(text);
  return codes.get(folded) ?? codes.get(folded.replaceAll(" ", "")) ?? null;
}

const EURO_COUNTRIES = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";
const CURRENCIES = `US:USD GB:GBP IN:INR CA:CAD AU:AUD NZ:NZD SG:SGD HK:HKD CH:CHF JP:JPY KR:KRW CN:CNY TW:TWD
  SE:SEK NO:NOK DK:DKK IS:ISK PL:PLN CZ:CZK HU:HUF RO:RON UA:UAH TR:TRY IL:ILS AE:AED SA:SAR QA:QAR EG:EGP
  ZA:ZAR NG:NGN KE:KES GH:GHS BR:BRL MX:MXN AR:ARS CL:CLP CO:COP PE:PEN PH:PHP ID:IDR MY:MYR TH:THB VN:VND
  PK:PKR BD:BDT LK:LKR NP:NPR`;
const CURRENCY_OF = new Map([
  ...EURO_COUNTRIES.split(" ").map((code): [string, string] => [code, "EUR"]),
  ...CURRENCIES.split(/\s+/).map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
]);

/** The currency in which people in a country are paid, as far as we know. */
export function currencyOfCountry(countryCode: string | null): string | null {
  return (countryCode && CURRENCY_OF.get(countryCode)) || null;
}
