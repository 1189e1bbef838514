import { createHash } from "node:crypto";
import type { StatedLocation, StatedLocations } from "@/lib/places/locations.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { fold } from "@/lib/shared/text";
import { isWebLink, parseUrl } from "@/lib/shared/web-link";
import { type ConvertedText, toMarkdown } from "./fields/description";
import { countryOfCurrency, readCountries, readStatedLocations } from "./fields/places";
import { statedTexts } from "./fields/terms";
import { cleanLine, cleanTitle, placeInTitle } from "./fields/titles";
import { type PostingFields, reasonToSkip, toPosting } from "./mapping";
import type { Mapping } from "./mapping.schema";
import { fieldValue } from "./mapping-rules";
import { RefusedPosting, type SourceFields } from "./schema";

const TITLE_LENGTH = 200;
const COMPANY_LENGTH = 160;
const DESCRIPTION_LENGTH = 100_000;
const REFERENCE_LENGTH = 200;
// Reading a book-length value as a few words would take too long.
const SHORT_LENGTH = 2000;
const SHORT_LIST = 500;

/** A posting with everything that postings require, before its places are looked up. */
export type DraftPosting = {
  reference: string;
  title: string;
  company: { name: string; website: string | null };
  /** In Markdown. */
  description: string;
  where: StatedLocations;
  applyUrl: string | null;
  /** Equal for postings with the same content, whatever their references. */
  fingerprint: string;
  posting: PostingFields;
};

/** A short hash of texts, the same in every process. */
export function digest(...texts: string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 32);
}

/** The value as a web address that is safe to link to, or `null`. */
export function webAddress(value: unknown): string | null {
  const text = statedTexts(value)[0] ?? "";
  if (text === "") return null;
  const withScheme = /^www\.[^\s/]+\.[^\s]+$/i.test(text) ? `https://${text}` : text;
  const address = parseUrl(withScheme)?.href ?? "";
  return isWebLink(address) ? address : null;
}

function identifierText(value: unknown): string {
  const [first] = Array.isArray(value) ? value : [value];
  if (typeof first === "object" && first !== null) {
    const property = first as Record<string, unknown>;
    return statedTexts(property["value"] ?? property["@id"] ?? property["name"])[0] ?? "";
  }
  return statedTexts(first)[0] ?? "";
}

/**
 * The reference that a record states: its identifier, or else its address; `null` without either.
 */
function statedReference(record: SourceFields, posting: PostingFields): string | null {
  const candidates = [
    identifierText(posting["identifier"]),
    identifierText(posting["@id"]),
    identifierText(fieldValue(record, "source_path")),
    identifierText(posting["url"]),
  ];
  const stated = candidates.find((text) => text !== "");
  if (!stated) return null;
  return stated.length <= REFERENCE_LENGTH ? stated : `long-${digest(stated)}`;
}

/** The reference that a refused record would have had, for the report. */
export function referenceForReport(record: SourceFields, mapping: Mapping): string | null {
  try {
    const posting = toPosting(record, mapping);
    return statedReference(record, posting);
  } catch {
    return null;
  }
}

function titleOf(posting: PostingFields): string {
  const title = cleanTitle(statedTexts(posting["title"] ?? posting["name"])[0] ?? "");
  if (title === "") {
    throw new RefusedPosting(
      `There's no title. Choose the field that holds it under “Which field is which”, or name it in a mapping file: "title": "…".`,
    );
  }
  if (title.length > TITLE_LENGTH) {
    throw new RefusedPosting(
      `The title has ${formatNumber(title.length)} characters, but can have at most ${TITLE_LENGTH}. Perhaps the wrong field was used.`,
    );
  }
  return title;
}

function companyOf(posting: PostingFields): DraftPosting["company"] {
  const [given] = [posting["hiringOrganization"]].flat();
  const organisation = (typeof given === "object" && given !== null ? given : {}) as PostingFields;
  const name = cleanLine(statedTexts(given)[0] ?? "");
  if (name === "" || fold(name) === "") {
    throw new RefusedPosting(
      `There's no company. Choose the field that holds it under “Which field is which”, or name it in a mapping file, "hiringOrganization.name": "…", or set the same one for all: {"constant": "…"}.`,
    );
  }
  if (name.length > COMPANY_LENGTH) {
    throw new RefusedPosting(
      `The company's name has ${name.length} characters, but can have at most ${COMPANY_LENGTH}.`,
    );
  }
  return { name, website: webAddress(organisation["sameAs"] ?? organisation["url"]) };
}

function isConverted(value: unknown): value is ConvertedText {
  return typeof value === "object" && value !== null && "markdown" in value;
}

function markdownOf(value: unknown): string {
  if (isConverted(value)) return value.markdown;
  const text = Array.isArray(value) ? value.map(String).join("\n\n") : value;
  return typeof text === "string" ? toMarkdown(text) : "";
}

// Texts that JobPosting keeps beside the description, although people expect them in it.
const FURTHER_TEXTS = {
  responsibilities: "Responsibilities",
  qualifications: "Qualifications",
  jobBenefits: "Benefits",
};

/** Fields that may be long, or are refused if they are too long. */
const LONG = new Set([
  ...["title", "name", "description", "hiringOrganization", "identifier", "@id", "url"],
  ...Object.keys(FURTHER_TEXTS),
]);

function descriptionOf(posting: PostingFields): string {
  const main = markdownOf(posting["description"]);
  const texts = Object.entries(FURTHER_TEXTS)
    .map(([property, heading]) => ({ heading, text: markdownOf(posting[property]) }))
    .filter(({ text }) => text !== "");
  const said = texts.length > 0 ? fold(main) : "";
  const further = texts
    .filter(({ text }) => !said.includes(fold(text)))
    .map(({ heading, text }) => `### ${heading}\n\n${text}`);
  const description = [main, ...further].filter(Boolean).join("\n\n");
  if (description === "") {
    throw new RefusedPosting(
      `There's no description. Choose the field that holds it under “Which field is which”, or name it in a mapping file, or build it from other fields: "description": {"template": "…"}.`,
    );
  }
  if (description.length > DESCRIPTION_LENGTH) {
    throw new RefusedPosting(
      `The description has ${formatNumber(description.length)} characters, but can have at most ${formatNumber(DESCRIPTION_LENGTH)}.`,
    );
  }
  return description;
}

/** The value with every text and list in it shortened, however long it was. */
function shorten(value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, SHORT_LENGTH);
  if (Array.isArray(value)) return value.slice(0, SHORT_LIST).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

/** A posting's fields, with the values of short fields cut to a readable length. */
function readable(posting: PostingFields): PostingFields {
  return Object.fromEntries(
    Object.entries(posting).map(([key, value]) => [key, LONG.has(key) ? value : shorten(value)]),
  );
}

function currencyOf(posting: PostingFields): unknown {
  const pay = posting["baseSalary"];
  const stated =
    typeof pay === "object" && pay !== null ? (pay as PostingFields)["currency"] : null;
  return stated ?? posting["salaryCurrency"];
}

function locationsOf(posting: PostingFields, title: string, mapping: Mapping): StatedLocations {
  const stated = readStatedLocations(posting["jobLocation"]);
  const required = readCountries(posting["applicantLocationRequirements"]);
  const [only] = required.length === 1 ? required : [];
  const titled = stated.length > 0 ? null : placeInTitle(title);
  return {
    locations: titled ? [{ text: titled, countryCode: null, point: null }] : stated,
    ...(titled ? { isTitle: true } : {}),
    countryHint: only ?? mapping.country ?? null,
    likelyCountry: countryOfCurrency(currencyOf(posting) ?? mapping.currency),
  };
}

const locationText = ({ text, countryCode, point, postcode }: StatedLocation) =>
  [text, countryCode, point && `${point.lat} ${point.lng}`, postcode].filter(Boolean).join(", ");

/**
 * Reads what a record states, as far as that works without the database.
 *
 * @throws RefusedPosting with the reason if the record can't become a posting.
 */
export function toDraft(
  record: SourceFields,
  mapping: Mapping,
  customFields: readonly CustomField[] = [],
): DraftPosting {
  const reason = reasonToSkip(record, mapping);
  if (reason) throw new RefusedPosting(reason);
  const posting = readable(toPosting(record, mapping, customFields));
  const title = titleOf(posting);
  const company = companyOf(posting);
  const description = descriptionOf(posting);
  const where = locationsOf(posting, title, mapping);
  const whereText = where.locations.map(locationText).join("; ");
  return {
    reference:
      statedReference(record, posting) ??
      `made-${digest(...[company.name, title, whereText].map(fold))}`,
    title,
    company,
    description,
    where,
    applyUrl: webAddress(posting["url"]),
    fingerprint: digest(
      ...[title, company.name, whereText, description].map(fold),
      JSON.stringify([posting["baseSalary"], posting["employmentType"]]),
    ),
    posting,
  };
}
