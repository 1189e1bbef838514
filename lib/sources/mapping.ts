import { readMapping } from "@/lib/imports/mapping";
import { type Mapping, mappingInput, NO_MAPPING } from "@/lib/imports/mapping.schema";
import { DomainError } from "@/lib/shared/errors";
import { withChoices } from "./mapped-fields";
import type { FieldChoices } from "./mapped-fields.schema";

type Typed = { mapping?: string | null | undefined; fields?: FieldChoices | undefined };

/**
 * The stored form of a mapping and of choices that change it; null for neither. Throws `invalid`
 * with what is wrong.
 */
export function typedMapping({ mapping, fields }: Typed): Mapping | null {
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

/** How a source's records are read: by its mapping, under its company if it names one for all. */
export function importRules(stored: unknown, companyName: string | null): Mapping {
  const mapping = stored ? mappingInput.parse(stored) : NO_MAPPING;
  if (companyName === null) return mapping;
  const company = { "hiringOrganization.name": { constant: companyName } };
  return { ...mapping, fields: { ...mapping.fields, ...company } };
}
