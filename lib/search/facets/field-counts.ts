import {
  type CustomField,
  choicesOf,
  filterFields,
} from "@/lib/shared/setting-groups/custom-fields";
import { lexeme } from "../documents/document-rows";
import { addAll, type Bitmap, isEmpty, pooledCopy } from "../engine/bitmap";
import type { TermDocuments } from "../engine/evaluation";
import type { SearchQuery } from "../schema";
import type { FilteredSlice } from "./filtering";

/** Values beyond so many aren't counted: each costs some microseconds for a million documents. */
const MOST_COUNTED = 200;

/** One of the site's own fields, with the values that are offered or asked for. */
export type CountedField = { key: string; options: { value: string; label: string }[] };

/** A value with how many jobs it finds. */
type CountedOption = CountedField["options"][number] & { count: number };

/** The fields whose values are counted, in the site's order, as long as they are few enough. */
export function countedFields(
  fields: readonly CustomField[],
  query: Pick<SearchQuery, "fields">,
): CountedField[] {
  let room = MOST_COUNTED;
  return filterFields(fields).flatMap((field) => {
    const asked = query.fields[field.key] ?? [];
    const options = choicesOf(field)
      .filter(({ key, isRetired }) => !isRetired || asked.includes(key))
      .map(({ key, label }) => ({ value: key, label }));
    room -= options.length;
    return options.length > 0 && room >= 0 ? [{ key: field.key, options }] : [];
  });
}

/** The lexemes that the counts need. */
export function countedLexemes(counted: readonly CountedField[]): string[] {
  return counted.flatMap(({ key, options }) =>
    options.map(({ value }) => lexeme.field(key, value)),
  );
}

/** The documents that pass every filter but that of this field. */
function withoutField(
  { chunk, passed, keptOut }: FilteredSlice,
  key: string,
  { query, terms }: CountRequest,
): Bitmap {
  const out = keptOut.get("fields");
  if (!out || !query.fields[key]) return passed;
  const documents = pooledCopy(passed);
  addAll(documents, out);
  return Object.entries(query.fields)
    .filter(([other]) => other !== key)
    .reduce((left, [other, values]) => {
      const lexemes = values.map((value) => lexeme.field(other, value));
      return terms.having(lexemes, { chunk, documents: left });
    }, documents);
}

type CountRequest = { query: Pick<SearchQuery, "fields">; terms: TermDocuments };

/**
 * Counts what passed the filters by the values of fields, by their keys. A field's counts ignore
 * its own selection.
 */
export function countFields(
  filtered: readonly FilteredSlice[],
  counted: readonly CountedField[],
  request: CountRequest,
): Record<string, CountedOption[]> {
  const facets = counted.map(({ key, options }): [string, CountedOption[]] => {
    const counts = options.map((option) => ({ ...option, count: 0 }));
    for (const slice of filtered) {
      const documents = withoutField(slice, key, request);
      if (isEmpty(documents)) continue;
      const among = { chunk: slice.chunk, documents };
      for (const one of counts) {
        one.count += request.terms.countAmong(lexeme.field(key, one.value), among);
      }
    }
    return [key, counts];
  });
  return Object.fromEntries(facets);
}
