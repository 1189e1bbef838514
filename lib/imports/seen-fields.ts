import { isPosting, recognisedFields } from "./mapping";
import { isStated } from "./mapping-rules";
import type { SourceFields } from "./schema";

/** A field of a source's records with its first values. */
export type SeenField = { name: string; values: string[] };

const LOOKED_AT = 200;
const MOST_FIELDS = 100;
const MOST_VALUES = 3;
const VALUE_LENGTH = 80;
// Longer paths say less than the object that contains them.
const DEPTH = 4;
const OF_NO_USE = new Set(["@type", "@context", "source_path"]);

const isObject = (value: unknown): value is SourceFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  const text = [value].flat().map(String).join(", ").replace(/\s+/g, " ").trim();
  return text.length <= VALUE_LENGTH ? text : `${text.slice(0, VALUE_LENGTH)}…`;
}

/**
 * The fields in a source's first records, for someone who chooses what feeds each posting field.
 */
export class SeenFields {
  readonly #values = new Map<string, Set<string>>();
  readonly #feeders = new Map<string, string>();
  #count = 0;

  add(record: SourceFields): void {
    if (this.#count++ >= LOOKED_AT) return;
    for (const [property, name] of recognisedFields(record)) this.#note(property, name);
    this.#walk(record, [], isPosting(record));
  }

  #note(property: string, name: string): void {
    if (!this.#feeders.has(property)) this.#feeders.set(property, name);
  }

  #walk(fields: SourceFields, path: readonly string[], isProperty: boolean): void {
    for (const [key, value] of Object.entries(fields)) {
      if (!isStated(value) || OF_NO_USE.has(key)) continue;
      const way = [...path, key];
      const name = way.join(".");
      if (isProperty) this.#note(name, name);
      const [first] = [value].flat();
      if (isObject(first) && way.length < DEPTH) this.#walk(first, way, isProperty);
      else if (!isObject(first)) this.#addValue(name, value);
    }
  }

  #addValue(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? new Set();
    if (this.#values.size >= MOST_FIELDS && !this.#values.has(name)) return;
    if (values.size < MOST_VALUES) values.add(shown(value));
    this.#values.set(name, values);
  }

  /** The fields in the order of their first occurrence. */
  list(): SeenField[] {
    return [...this.#values].map(([name, values]) => ({ name, values: [...values] }));
  }

  /** The field that feeds a posting's property without a mapping; `null` if there is none. */
  feederOf(property: string): string | null {
    return this.#feeders.get(property) ?? null;
  }
}
