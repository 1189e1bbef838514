import { countryName } from "@/lib/shared/countries";
import { cdata, escapeXml } from "@/lib/shared/formats/xml";
import { absolute, type Site } from "@/lib/shared/site";
import type { XmlFeedFormat } from "./consumers";
import type { XmlFeedEntry, XmlFeedJob, XmlFeedName, XmlFeedPlace } from "./schema";

// A job that can be done from almost anywhere is no advertisement in each country.
const MOST_COUNTRIES = 10;

/** Where a job is advertised: its places or, if a remote one has none, the countries it is for. */
function advertisedPlaces({ places, eligibleCountries }: XmlFeedJob): XmlFeedPlace[] {
  if (places.length > 0 || eligibleCountries.length > MOST_COUNTRIES) return places;
  return eligibleCountries.map((countryCode) => ({
    ...{ label: countryName(countryCode), city: null, region: null, countryCode },
  }));
}

type XmlFeedTarget = {
  site: Site;
  name: XmlFeedName;
  format: XmlFeedFormat;
  /** The site's contact, where it has one. */
  contact: string | null;
  changedAt: Date | null;
};

/** A job's advertisements: one, or one for each place. */
function entriesOf(
  job: XmlFeedJob,
  { isPerPlace }: XmlFeedFormat,
  to: Pick<XmlFeedTarget, "site" | "name" | "contact">,
): XmlFeedEntry[] {
  const url = absolute(to.site, `/job/${job.slug}?utm_source=${to.name}`);
  const entry = { ...job, url, reference: job.id, contact: to.contact };
  const places = advertisedPlaces(job);
  if (!isPerPlace || places.length < 2) return [{ ...entry, places }];
  return places.map((place, index) => ({
    ...{ ...entry, places: [place] },
    reference: index === 0 ? job.id : `${job.id}-${index + 1}`,
  }));
}

/** What it states in the site's own fields: a key and a name for programs and people, and words. */
function ownFields({ customFields }: XmlFeedEntry): string[] {
  return customFields.map(
    ({ key, name, text }) => `<field key="${key}" name="${escapeXml(name)}">${cdata(text)}</field>`,
  );
}

/** An advertisement's element; null if it lacks what the format requires. */
function writeEntry(entry: XmlFeedEntry, format: XmlFeedFormat): string | null {
  const { fields, hasIdAttribute, hasOwnFields } = format;
  const lines: string[] = [];
  for (const { name, value, isRequired } of fields) {
    const text = value(entry);
    if (text) lines.push(`<${name}>${cdata(text)}</${name}>`);
    else if (isRequired === true || isRequired?.(entry)) return null;
  }
  if (hasOwnFields) lines.push(...ownFields(entry));
  const attribute = hasIdAttribute ? ` id="${escapeXml(entry.reference)}"` : "";
  return `<job${attribute}>\n${lines.join("\n")}\n</job>\n`;
}

function builtDate({ built }: XmlFeedFormat, changedAt: Date): string {
  return built === "iso"
    ? `<lastbuilddate>${changedAt.toISOString()}</lastbuilddate>`
    : `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`;
}

function publisher({ site: { name, url }, format, changedAt }: XmlFeedTarget): string {
  const element = format.publisherUrl;
  if (element === null) return "";
  const date = changedAt ? `${builtDate(format, changedAt)}\n` : "";
  return `<publisher>${cdata(name)}</publisher>\n<${element}>${cdata(url)}</${element}>\n${date}`;
}

/** Writes a feed piece by piece, so that it never has to be in memory as a whole. */
export async function* writeXmlFeed(
  batches: AsyncIterable<readonly XmlFeedJob[]>,
  to: XmlFeedTarget,
): AsyncGenerator<string> {
  const { format } = to;
  yield `<?xml version="1.0" encoding="utf-8"?>\n<${format.root}>\n${publisher(to)}`;
  for await (const jobs of batches) {
    const entries = jobs.flatMap((job) => entriesOf(job, format, to));
    yield entries.map((entry) => writeEntry(entry, format) ?? "").join("");
  }
  yield `</${format.root}>\n`;
}
