import { MAX_RECORD_LENGTH, type ReadRecord, type SourceFields } from "../schema";
import { readJsonObject, recordExcerpt, tooLong } from "./lines";

const OPEN = new Set(["{", "["]);
const CLOSE = new Set(["}", "]"]);

/** Reads JSON text character by character, just enough to see where elements end. */
class ElementScanner {
  element = "";
  isOverlong = false;
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether the text stopped inside an element. */
  get isOpen(): boolean {
    return this.#depth > 1 || this.#inString;
  }

  /** Takes one character. Returns whether it ended an element of the outer array. */
  take(character: string): boolean {
    if (this.#inString) {
      this.#takeInString(character);
      return false;
    }
    if (OPEN.has(character) && this.#depth++ === 0) return false;
    if (CLOSE.has(character)) this.#depth--;
    const isBetween = this.#depth === 0 || (this.#depth === 1 && character === ",");
    if (isBetween) return this.element.trim() !== "";
    if (character === '"') this.#inString = true;
    this.#add(character);
    return false;
  }

  #takeInString(character: string): void {
    this.#add(character);
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === "\\") this.#isEscaped = true;
    else if (character === '"') this.#inString = false;
  }

  reset(): void {
    this.element = "";
    this.isOverlong = false;
  }

  #add(character: string): void {
    if (this.element.length < this.#limit) this.element += character;
    else this.isOverlong = true;
  }
}

/**
 * Reads the objects of a JSON array. It holds at most one element in memory. A broken element
 * becomes an error, and reading continues at the next one.
 */
export async function* readJsonArray(
  chunks: AsyncIterable<string>,
  limit = MAX_RECORD_LENGTH,
): AsyncGenerator<ReadRecord> {
  const scanner = new ElementScanner(limit);
  const finish = (): ReadRecord => {
    const text = scanner.element.trim();
    const reading = scanner.isOverlong
      ? { error: tooLong(limit), excerpt: recordExcerpt(text) }
      : readJsonObject(text);
    scanner.reset();
    return reading;
  };
  for await (const chunk of chunks) {
    for (const character of chunk) if (scanner.take(character)) yield finish();
  }
  if (scanner.isOpen || scanner.element.trim()) {
    yield {
      error: "The file ends in the middle of this record.",
      excerpt: recordExcerpt(scanner.element),
    };
  }
}

function isObject(value: unknown): value is SourceFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasType(value: SourceFields, type: string): boolean {
  const stated = value["@type"];
  const types = Array.isArray(stated) ? stated : [stated];
  return types.some((name) => typeof name === "string" && name.replace(/^.*[/:#]/, "") === type);
}

// Where JSON-LD and other JSON keep their main contents.
const CONTAINERS = ["@graph", "itemListElement", "item", "mainEntity", "jobs", "postings", "data"];
// The containers that are lists of postings, even when empty.
const LISTS = ["@graph", "itemListElement", "jobs", "postings"];

function valueAt(document: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document);
}

/** The postings in a JSON document, wherever JSON-LD puts them, or at `path` if it is given. */
export function findPostings(document: unknown, path?: string): SourceFields[] {
  if (path) {
    const found = valueAt(document, path);
    return Array.isArray(found) ? found.filter(isObject) : [];
  }
  if (Array.isArray(document)) return document.flatMap((entry) => findPostings(entry));
  if (!isObject(document)) return [];
  if (hasType(document, "JobPosting")) return [document];
  const inside = CONTAINERS.flatMap((key) => {
    const value = document[key];
    return typeof value === "object" ? findPostings(value) : [];
  });
  const isList = LISTS.some((key) => Array.isArray(document[key]));
  return inside.length > 0 || isList || document["@type"] !== undefined ? inside : [document];
}
