import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { customFieldNamed } from "./fields/custom-fields";
import { readDate } from "./fields/dates";
import { toMarkdown } from "./fields/description";
import {
  type Mapping,
  type MappingRule,
  mappingInput,
  NO_MAPPING,
  POSTING_PROPERTIES,
} from "./mapping.schema";
import { applyRule, fieldValue, isStated, listed } from "./mapping-rules";
import type { SourceFields } from "./schema";
import { BUILT_IN, type BuiltInField } from "./well-known-fields";

/** A posting being built: schema.org's names, with values of any shape that sources use. */
export type PostingFields = Record<string, unknown>;

/**
 * Reads a mapping file's text.
 *
 * @throws Error with one line for each thing that is wrong.
 */
export function readMapping(text: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The mapping isn't valid JSON: ${String(error)}`);
  }
  const parsed = mappingInput.safeParse(value);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    (issue) =>
      `${issue.path.join(" → ") || "The mapping"}: ${issue.code === "invalid_key" ? issue.issues[0]?.message : issue.message}`,
  );
  throw new Error(`The mapping can't be used.\n${lines.join("\n")}\nSee docs/imports.md.`);
}

/** Sets a value at a path with dots, and creates objects along the way. */
export function setProperty(posting: PostingFields, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? path;
  let target = posting;
  for (const key of keys) {
    const inside = target[key];
    const isObject = typeof inside === "object" && inside !== null && !Array.isArray(inside);
    const next = isObject ? (inside as PostingFields) : {};
    // A value that was plain text is kept beside the nested values.
    if (!isObject && isStated(inside)) next[key === "baseSalary" ? "value" : "name"] = inside;
    target[key] = next;
    target = next;
  }
  target[last] = value;
}

/** The reason why the mapping skips this record; `null` if it doesn't. */
export function reasonToSkip(record: SourceFields, mapping: Mapping): string | null {
  for (const [name, wanted] of Object.entries(mapping.only)) {
    const value = String(fieldValue(record, name) ?? "").trim();
    const accepted = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
    if (!accepted.includes(value)) {
      return `The mapping only takes records whose ${name} is ${accepted.join(" or ")}. This one's is ${value === "" ? "empty" : `“${value.slice(0, 60)}”`}.`;
    }
  }
  return null;
}

/** Whether the record is already a JobPosting, not flat fields. */
export function isPosting(record: SourceFields): boolean {
  const type = String(record["@type"] ?? "");
  return /(^|[/:#,])JobPosting$/.test(type) || isStated(record["hiringOrganization"]);
}

/** The names of the fields that a mapping reads. */
export function mappedFields(mapping: Mapping): Set<string> {
  const names = Object.values(mapping.fields).flatMap((rule) => {
    if (rule === null) return [];
    if (typeof rule === "string" || Array.isArray(rule)) return listed(rule);
    const sections = rule.sections ?? [];
    const templates = [rule.template, ...sections.map(({ template }) => template)].join("");
    return [
      ...listed(rule.from ?? []),
      ...sections.flatMap(({ from }) => listed(from ?? [])),
      ...[...templates.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? ""),
    ];
  });
  return new Set([...names, ...Object.keys(mapping.only)]);
}

/**
 * The names of the record's fields that neither the mapping, nor we, nor the site's own fields
 * know.
 */
export function unknownFields(
  record: SourceFields,
  mapping: Mapping,
  customFields: readonly CustomField[] = [],
): string[] {
  const roots = new Set(
    [...mappedFields(mapping)].flatMap((name) => [name, name.split(".")[0] ?? ""]),
  );
  const known = new Set<string>([
    "source_path",
    "@type",
    "@context",
    "@id",
    ...(isPosting(record) ? POSTING_PROPERTIES : []),
  ]);
  return Object.keys(record).filter(
    (name) =>
      !roots.has(name) &&
      !known.has(name) &&
      !BUILT_IN.has(wellKnownKey(name)) &&
      !customFieldNamed(name, customFields),
  );
}

/** A field's name without case, spaces and separators. */
function wellKnownKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

type KnownField = { property: string; name: string; field: BuiltInField; value: unknown };

function knownFields(record: SourceFields, mapping: Mapping): KnownField[] {
  const best = new Map<string, KnownField>();
  for (const [name, value] of Object.entries(record)) {
    const field = BUILT_IN.get(wellKnownKey(name));
    if (!field || !isStated(value) || field.property in mapping.fields) continue;
    const { property, rank } = field;
    if (rank < (best.get(property)?.field.rank ?? Number.POSITIVE_INFINITY)) {
      best.set(property, { property, name, field, value });
    }
  }
  // Parents come first: a place's text before its city.
  return [...best.values()].sort((a, b) => (a.property < b.property ? -1 : 1));
}

/** The properties that flat fields feed by their names alone, each with the field's name. */
export function recognisedFields(record: SourceFields): [property: string, name: string][] {
  if (isPosting(record)) return [];
  return knownFields(record, NO_MAPPING).map(({ property, name }) => [property, name]);
}

function readKnown({ field, value }: KnownField): unknown {
  if (typeof value !== "string") return value;
  if (field.date) return readDate(value, field.date) ?? value;
  return field.format ? { markdown: toMarkdown(value, field.format) } : value;
}

function applyBuiltIn(posting: PostingFields, record: SourceFields, mapping: Mapping): void {
  for (const known of knownFields(record, mapping)) {
    setProperty(posting, known.property, readKnown(known));
  }
}

/** Skips names with a meaning for every posting: a custom field "Title" needs a mapping. */
function applyCustomFields(
  posting: PostingFields,
  record: SourceFields,
  customFields: readonly CustomField[],
): void {
  for (const [name, value] of Object.entries(record)) {
    const field = BUILT_IN.has(wellKnownKey(name))
      ? undefined
      : customFieldNamed(name, customFields);
    if (field && isStated(value)) setProperty(posting, `customFields.${field.key}`, value);
  }
}

/**
 * Turns a record into a posting: the mapping's fields first, then fields with well-known names,
 * then the site's own. A record that is a JobPosting keeps its properties, unless the mapping
 * replaces them.
 *
 * @throws RefusedPosting when a value isn't what the mapping says.
 */
export function toPosting(
  record: SourceFields,
  mapping: Mapping,
  customFields: readonly CustomField[] = [],
): PostingFields {
  const posting: PostingFields = isPosting(record) ? structuredClone(record) : {};
  if (!isPosting(record)) {
    applyBuiltIn(posting, record, mapping);
    if (isStated(record["customFields"])) posting["customFields"] = record["customFields"];
  }
  applyCustomFields(posting, record, customFields);
  for (const [property, given] of Object.entries(mapping.fields)) {
    const rule: MappingRule | null =
      typeof given === "string" || Array.isArray(given) ? { from: given } : given;
    setProperty(posting, property, rule ? applyRule(property, rule, record) : undefined);
  }
  return posting;
}
