import { statedTexts } from "../fields/terms";
import { recognisedFields } from "../mapping";
import type { Mapping } from "../mapping.schema";
import { applyRule, isStated } from "../mapping-rules";
import { RefusedPosting, type SourceFields } from "../schema";

type Term = "occupationalCategory" | "employmentType";

/** A record's category or type, as the mapping reads it. */
export function statedTerms(record: SourceFields, property: Term, mapping: Mapping): string[] {
  const given = mapping.fields[property];
  if (given === null) return [];
  if (given !== undefined) {
    const rule = typeof given === "string" || Array.isArray(given) ? { from: given } : given;
    try {
      return statedTexts(applyRule(property, rule, record));
    } catch (error) {
      // The import refuses the record and says why.
      if (error instanceof RefusedPosting) return [];
      throw error;
    }
  }
  if (isStated(record[property])) return statedTexts(record[property]);
  const [, name = property] = recognisedFields(record).find(([one]) => one === property) ?? [];
  return statedTexts(record[name]);
}
