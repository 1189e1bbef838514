import { readDate } from "../fields/dates";
import { statedTexts } from "../fields/terms";
import type { SourceFields } from "../schema";
import { BUILT_IN } from "../well-known-fields";
import type { MovedRow } from "./schema";
import { isHttpAddress, uploadOf } from "./uploads";

// Columns of boards' exports that an import doesn't know or would misread: an export's own
// addresses are the pages that move, not the addresses to apply at.
const COLUMNS: Record<string, string> = {
  oldUrl: "joburl jobpage joblink jobpageurl permalink url link listingurl viewurl publicurl",
  datePosted: "postdate datecreated createdat created createdon activationdate publisheddate",
  validThrough: "enddate expires expiry expiration expirationdate expiredate expiresdate",
};
const RENAMED: ReadonlyMap<string, string> = new Map(
  Object.entries(COLUMNS).flatMap(([property, names]) =>
    names.split(" ").map((name) => [name, property] as const),
  ),
);
const LOGO = /^(?:companylogo|logo|logourl|companylogourl|employerlogo)$/;
const TAGLINE = /^(?:companytagline|tagline)$/;
const STATUS = /^(?:status|jobstatus|listingstatus)$/;

const BESIDE = [LOGO, TAGLINE, STATUS];

const ENDED = /^(?:closed|filled|expired|inactive|archived|ended|unpublished|off)$/i;
/** Boards' words for a public job. An unknown status may mean the opposite. */
const OPEN = /^(?:|active|published?|live|open|approved|online|on|yes|true|1|running|featured)$/i;

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A row's values by the properties that its columns' names stand for. */
function valuesOf(fields: SourceFields): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const plain = plainName(name);
    const property = RENAMED.get(plain) ?? BUILT_IN.get(plain)?.property ?? plain;
    const text = statedTexts(value).join(", ");
    if (text && !values.has(property)) values.set(property, text);
  }
  return values;
}

function find(values: Map<string, string>, names: RegExp): string {
  return [...values].find(([name]) => names.test(name))?.[1] ?? "";
}

/** The day on which a row's job ended; "" if it is open. */
function endOf(values: Map<string, string>, now: Date): string {
  const until = readDate(values.get("validThrough") ?? "")?.day ?? "";
  const today = now.toISOString().slice(0, 10);
  if (until !== "" && until < today) return until;
  if (!ENDED.test(find(values, STATUS))) return "";
  return readDate(values.get("datePosted") ?? "")?.day ?? today;
}

/** The row with column names that imports know, without its status. */
function recordOf(fields: SourceFields, mapped: ReadonlySet<string>): SourceFields {
  const record: SourceFields = {};
  for (const [name, value] of Object.entries(fields)) {
    const plain = plainName(name);
    const renamed = mapped.has(name) ? undefined : RENAMED.get(plain);
    if (renamed) record[renamed] ??= value;
    else if (mapped.has(name) || !BESIDE.some((names) => names.test(plain))) record[name] = value;
  }
  return record;
}

/**
 * Turns a row of a board's export into a record of an import, or returns the reason why it isn't
 * one. The columns in `mapped`, which the mapping names, stay as they are.
 */
export function movedRow(fields: SourceFields, mapped: ReadonlySet<string>, now: Date): MovedRow {
  const values = valuesOf(fields);
  const status = find(values, STATUS).trim();
  if (!OPEN.test(status) && !ENDED.test(status)) {
    return { title: values.get("title") ?? "", reason: `Its status is “${status}”.` };
  }
  const endedOn = endOf(values, now);
  const logo = find(values, LOGO);
  const company = {
    name: values.get("hiringOrganization.name") ?? "",
    tagline: find(values, TAGLINE) || null,
    logo: isHttpAddress(logo) ? { url: logo, file: uploadOf(logo) } : null,
  };
  return { record: { ...recordOf(fields, mapped), ...(endedOn ? { endedOn } : {}) }, company };
}
