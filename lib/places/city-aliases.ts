import table from "./city-names.json";

// Names people use for cities that the data set lists under another, as "its key: theirs".
const NAMES = `
new york city: new york, nyc, ny city, big apple
washington d c: washington dc, dc
los angeles: la
san francisco: sf, san fran, san francisco bay, bay
bengaluru: bangalore, blr
mumbai: bombay
gurgaon: gurugram
chennai: madras
kolkata: calcutta
thiruvananthapuram: trivandrum
delhi: delhi ncr, ncr
kochi: cochin
mysore: mysuru
mangalore: mangaluru
visakhapatnam: vizag
prayagraj: allahabad
vadodara: baroda
galway: gaillimh
limerick: luimneach
wexford: loch garman
newbridge: droichead nua
clonmel: cluain meala
mullingar: an muileann gcearr
koln: cologne, koeln
munich: munchen, muenchen
zurich: zuerich
nurnberg: nuremberg, nuernberg
dusseldorf: duesseldorf
frankfurt am main: frankfurt
hannover: hanover
vienna: wien
prague: praha
warsaw: warszawa
krakow: cracow
lisbon: lisboa
rome: roma
milan: milano
turin: torino
naples: napoli
florence: firenze
venice: venezia
sevilla: seville
brussels: bruxelles, brussel
antwerpen: antwerp
gent: ghent
geneve: geneva, genf
goteborg: gothenburg
copenhagen: kobenhavn
the hague: den haag
kyiv: kiev
lviv: lvov
moscow: moskva
saint petersburg: st petersburg russia
istanbul: constantinople
ho chi minh city: saigon, hcmc
yangon: rangoon
beijing: peking
seoul: soul
mexico city: cdmx, ciudad de mexico
sao paulo: sampa
montreal: montreal qc
johannesburg: joburg, jozi
kuala lumpur: kl
abu dhabi: abudhabi
`;

const byAlias = new Map<string, string[]>();
const byKey = new Map<string, string[]>();
for (const line of NAMES.trim().split("\n")) {
  const [key = "", aliases = ""] = line.split(": ");
  byKey.set(key, aliases.split(", "));
  for (const alias of aliases.split(", ")) {
    byAlias.set(alias, [...(byAlias.get(alias) ?? []), key]);
  }
}

/** The stored keys of the city that the folded text is another name of, or `null`. */
export function cityAlias(folded: string): string[] | null {
  return byAlias.get(folded) ?? null;
}

/** The other names of the cities that are stored under a key, folded. */
export function cityAliases(key: string): readonly string[] {
  return byKey.get(key) ?? [];
}

// Forty thousand names, so the file is only read when the first one is needed.
let otherNames: Map<string, string> | null = null;

function readOtherNames(): Map<string, string> {
  const lines = table.names.split(";").map((line) => line.split(":"));
  return new Map(
    lines.flatMap(([key = "", names = ""]) => names.split(",").map((name) => [name, key] as const)),
  );
}

/**
 * The stored key of the city that the folded text names in English or another language, such as
 * "varsovia" for Warsaw; `null` if it names none. Unlike a `cityAlias`, the name may also be a
 * smaller place's own.
 */
export function cityByOtherName(folded: string): string | null {
  otherNames ??= readOtherNames();
  return otherNames.get(folded) ?? null;
}
