import type { DateFormat } from "@/lib/shared/formats/date-formats";
import { readDate } from "./fields/dates";
import { type ConvertedText, toMarkdown } from "./fields/description";
import type { MappingRule } from "./mapping.schema";
import { RefusedPosting, type SourceFields } from "./schema";

/** Whether a source's value is stated, not empty. */
export function isStated(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isStated);
  return value !== undefined && value !== null && String(value).trim() !== "";
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => step(entry, key)).filter(isStated);
  const fields = typeof value === "object" && value !== null ? value : {};
  return Object.hasOwn(fields, key) ? (fields as SourceFields)[key] : undefined;
}

/** A field's value, by its exact name or by a path with dots through objects and lists. */
export function fieldValue(record: SourceFields, name: string): unknown {
  if (Object.hasOwn(record, name)) return record[name];
  return name.split(".").reduce<unknown>(step, record);
}

/** A rule's names as a list; it may have one or several. */
export function listed(names: string | string[]): string[] {
  return typeof names === "string" ? [names] : names;
}

function fillTemplate(template: string, record: SourceFields): string | undefined {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
  if (names.some((name) => !isStated(fieldValue(record, name)))) return undefined;
  return template.replace(/\{([^{}]+)\}/g, (_all, name: string) => {
    const value = fieldValue(record, name);
    return Array.isArray(value) ? value.join(", ") : String(value).trim();
  });
}

function fillFrom(names: string | string[], join: string | undefined, record: SourceFields) {
  const values = listed(names)
    .map((name) => fieldValue(record, name))
    .filter(isStated);
  return join === undefined ? values[0] : values.map(String).join(join) || undefined;
}

function fillSections(rule: MappingRule, record: SourceFields): ConvertedText | undefined {
  const parts = (rule.sections ?? []).flatMap(({ heading, from, template }) => {
    const value = template ? fillTemplate(template, record) : fillFrom(from ?? [], "\n\n", record);
    const body = isStated(value) ? toMarkdown(String(value), rule.format) : "";
    return body ? [heading ? `### ${heading}\n\n${body}` : body] : [];
  });
  return parts.length > 0 ? { markdown: parts.join("\n\n") } : undefined;
}

function replaceValue(value: unknown, values: NonNullable<MappingRule["values"]>): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceValue(entry, values));
  const key = value === undefined || value === null ? "" : String(value).trim();
  if (Object.hasOwn(values, key)) return values[key];
  return Object.hasOwn(values, "*") ? values["*"] : value;
}

function checkDate(property: string, value: unknown, format: DateFormat): unknown {
  if (!isStated(value)) return undefined;
  const date = readDate(value, format);
  if (!date) {
    throw new RefusedPosting(
      `“${String(value).slice(0, 60)}” isn't a date in the format ${format} that the mapping gives for ${property}. Perhaps the row's columns are shifted.`,
    );
  }
  return date;
}

/** The result of a mapping's rule for a record; `undefined` if there is none. */
export function applyRule(property: string, rule: MappingRule, record: SourceFields): unknown {
  if (rule.sections) return fillSections(rule, record);
  const raw =
    rule.constant ??
    (rule.template
      ? fillTemplate(rule.template, record)
      : fillFrom(rule.from ?? [], rule.join, record));
  const value = rule.values ? replaceValue(raw, rule.values) : raw;
  if (rule.date) return checkDate(property, value, rule.date);
  if (rule.split && typeof value === "string") {
    return value.split(rule.split).filter(isStated);
  }
  const isText = rule.format && typeof value === "string";
  return isText ? { markdown: toMarkdown(value, rule.format) } : value;
}
