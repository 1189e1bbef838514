import table from "./postcodes.json";

/** A code of the post and where it is: the middle of the codes that begin as it does. */
export type Postcode = {
  code: string;
  countryCode: string;
  latitude: number;
  longitude: number;
};

type Point = [latitude: number, longitude: number];

function readAreas(text: string): Map<string, Point> {
  return new Map(
    text.split(",").map((line) => {
      const [prefix = "", latitude, longitude] = line.split(" ");
      return [prefix, [Number(latitude), Number(longitude)]];
    }),
  );
}

// Fifty thousand numbers: read when the first postcode is.
let areas: Map<string, Map<string, Point>> | null = null;
const codes = new Map<string, Buffer>();

function areasOf(countryCode: string): Map<string, Point> | undefined {
  areas ??= new Map(Object.entries(table.areas).map(([code, text]) => [code, readAreas(text)]));
  return areas.get(countryCode);
}

/** Whether a code of five digits is in use: several countries have such, and few share one. */
function isInUse(countryCode: string, code: string): boolean {
  const given = (table.codes as Record<string, string>)[countryCode];
  if (given === undefined) return true;
  const bits = codes.get(countryCode) ?? Buffer.from(given, "base64");
  codes.set(countryCode, bits);
  const number = Number(code);
  return (((bits[number >> 3] ?? 0) >> (number & 7)) & 1) === 1;
}

/** How a country writes its codes, and by how many signs their first part is known. */
type Form = {
  countryCode: string;
  pattern: RegExp;
  prefix: (code: string) => string;
  /** Its codes that count beside another country's; the others only where no other has them. */
  strong?: RegExp;
};

const first = (count: number) => (code: string) => code.slice(0, count);
const FORMS: readonly Form[] = [
  { countryCode: "US", pattern: /^(\d{5})(?:-\d{4})?$/, prefix: first(3) },
  { countryCode: "DE", pattern: /^(\d{5})$/, prefix: first(2) },
  { countryCode: "FR", pattern: /^(\d{5})$/, prefix: first(2) },
  // Those of its cities begin after their province's number with 0: 28001 to 28055 are Madrid's.
  { countryCode: "ES", pattern: /^(\d{5})$/, prefix: first(2), strong: /^\d\d0/ },
  { countryCode: "IN", pattern: /^(\d{6}|\d{3} \d{3})$/, prefix: first(3) },
  { countryCode: "AU", pattern: /^(\d{4})$/, prefix: first(3) },
  { countryCode: "NL", pattern: /^(\d{4} ?[A-Z]{2})$/, prefix: first(2) },
  // "K1A 0B1", or its first part.
  { countryCode: "CA", pattern: /^([ABCEGHJ-NPRSTVXY]\d[A-Z](?: ?\d[A-Z]\d)?)$/, prefix: first(2) },
  // "SW1A 1AA", "M1 1AE", or its first part; few districts of London end with a letter.
  {
    countryCode: "GB",
    pattern:
      /^([A-Z]{1,2}\d{1,2}(?: ?\d[A-Z]{2})?|(?:EC\d|SW1|SE1|WC\d|W1|N1|E1|NW1)[A-Z](?: ?\d[A-Z]{2})?)$/,
    prefix: (code) => /^[A-Z]+/.exec(code)?.[0] ?? "",
  },
];

/**
 * The places that a text means as a postcode, one for each country that has it: "90210", "SW1A 1AA".
 * None for other texts, and for countries whose codes the table does not know.
 */
export function readPostcode(text: string): Postcode[] {
  const code = text.trim().toUpperCase().replace(/\s+/g, " ");
  const found = FORMS.flatMap(({ countryCode, pattern, prefix, strong }) => {
    const [, known] = pattern.exec(code) ?? [];
    if (known === undefined) return [];
    const digits = known.replace(" ", "");
    const point = isInUse(countryCode, digits) && areasOf(countryCode)?.get(prefix(digits));
    if (!point) return [];
    const postcode = { code, countryCode, latitude: point[0], longitude: point[1] };
    return [{ postcode, isStrong: strong?.test(digits) ?? true }];
  });
  const isAnyStrong = found.some(({ isStrong }) => isStrong);
  return found.filter(({ isStrong }) => isStrong || !isAnyStrong).map((one) => one.postcode);
}

/** What a postcode may look like in running text, as the source of a pattern without case. */
export const POSTCODE = [
  String.raw`\d{5}(?:-\d{4})?`,
  String.raw`\d{6}|\d{3} \d{3}`,
  String.raw`\d{4}(?: ?[a-z]{2})?`,
  String.raw`[a-z]\d[a-z](?: ?\d[a-z]\d)?`,
  String.raw`[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?`,
].join("|");
