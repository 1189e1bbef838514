import { readMapping } from "@/lib/imports/mapping";
import { type Mapping, mappingInput, NO_MAPPING } from "@/lib/imports/mapping.schema";
import { DomainError } from "@/lib/shared/errors";
import {
  type FieldChoice,
  type FieldChoices,
  MAPPED_NAMES,
  type MappedField,
} from "./mapped-fields.schema";

type TypedMapping = { mapping?: string | null | undefined; fields?: FieldChoices | undefined };

/**
 * The stored form of a mapping and of choices that change it; null without either. Throws `invalid`
 * and says what is wrong.
 */
export function typedMapping({ mapping, fields }: TypedMapping): Mapping | null {
  const read = readText(mapping);
  return fields ? withChoices(read ?? NO_MAPPING, fields) : read;
}

function readText(text: string | null | undefined): Mapping | null {
  if (!text) return null;
  try {
    return readMapping(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DomainError("invalid", "The mapping can't be used.", { mapping: [message] });
  }
}

/**
 * The rules for reading a source's records: its mapping, and a company name if all jobs have the
 * same one.
 */
export function importRules(stored: unknown, companyName: string | null): Mapping {
  const mapping = stored ? mappingInput.parse(stored) : NO_MAPPING;
  if (companyName === null) return mapping;
  const company = { "hiringOrganization.name": { constant: companyName } };
  return { ...mapping, fields: { ...mapping.fields, ...company } };
}

type Rule = Mapping["fields"][string];

// The choice that expresses a rule; `undefined` for a rule that says more than a choice can.
function toChoice(rule: Rule): FieldChoice | undefined {
  if (rule === null || typeof rule === "string") return rule;
  if (rule === undefined || Array.isArray(rule)) return undefined;
  const { from, constant, date } = rule;
  const parts = Object.keys(rule).length;
  if (parts === 1 && typeof constant === "string") return { constant };
  return parts === 2 && typeof from === "string" && date ? { from, date } : undefined;
}

/** A mapping as choices, and the fields whose rules say more than a choice can. */
export function choicesIn({ fields }: Mapping): { choices: FieldChoices; ruled: MappedField[] } {
  const choices: FieldChoices = {};
  const ruled: MappedField[] = [];
  for (const name of MAPPED_NAMES) {
    const rule = fields[name];
    if (rule === undefined) continue;
    const choice = toChoice(rule);
    if (choice === undefined) ruled.push(name);
    else choices[name] = choice;
  }
  return { choices, ruled };
}

/** A mapping with these choices. Other fields stay as they are. */
export function withChoices(mapping: Mapping, choices: FieldChoices): Mapping {
  const fields = { ...mapping.fields };
  for (const name of MAPPED_NAMES) {
    const chosen = choices[name];
    if (chosen === "") delete fields[name];
    else if (chosen !== undefined) fields[name] = chosen;
  }
  return { ...mapping, fields };
}
