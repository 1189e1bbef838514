// Reads values that PHP has serialized, as WordPress stores lists in its meta fields. Lengths are
// in bytes. It never creates objects; they count as empty.

const SERIALIZED = /^(?:[aOC]:\d+:|s:\d+:"|[ibd]:[-\d.]+;$|N;$)/;
const MOST_ENTRIES = 10_000;
const MOST_DEPTH = 20;

class MalformedValue extends Error {}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(text: string) {
    this.#bytes = Buffer.from(text, "utf8");
  }

  #until(mark: string): string {
    const end = this.#bytes.indexOf(mark, this.#at);
    if (end < 0) throw new MalformedValue();
    const text = this.#bytes.toString("utf8", this.#at, end);
    this.#at = end + mark.length;
    return text;
  }

  #expect(mark: string): void {
    if (this.#until(mark) !== "") throw new MalformedValue();
  }

  #length(): number {
    const length = Number(this.#until(":"));
    if (!Number.isInteger(length) || length < 0) throw new MalformedValue();
    return length;
  }

  #text(): string {
    const length = this.#length();
    this.#expect('"');
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedValue();
    const text = this.#bytes.toString("utf8", this.#at, end);
    this.#at = end;
    this.#expect('";');
    return text;
  }

  #list(depth: number): string[] {
    const count = this.#length();
    if (count > MOST_ENTRIES || depth > MOST_DEPTH) throw new MalformedValue();
    this.#expect("{");
    const texts: string[] = [];
    for (let entry = 0; entry < count; entry++) {
      this.texts(depth + 1);
      texts.push(...this.texts(depth + 1));
    }
    this.#expect("}");
    return texts;
  }

  /** The texts and numbers of the next value. */
  texts(depth = 0): string[] {
    const type = this.#until(endOfType(this.#bytes, this.#at));
    if (type === "s") return [this.#text()];
    if (type === "a") return this.#list(depth);
    if (type === "N") return [];
    if (type !== "i" && type !== "d" && type !== "b") throw new MalformedValue();
    return [this.#until(";")];
  }
}

/** The character that ends a value's type; nothing follows an empty type. */
function endOfType(bytes: Buffer, at: number): string {
  return bytes[at] === 0x4e ? ";" : ":";
}

/**
 * The texts of a stored value: those in its lists if PHP has serialized it, none if it can't be
 * read, and otherwise the value itself.
 */
export function storedTexts(value: string): string[] {
  const text = value.trim();
  if (!SERIALIZED.test(text)) return text === "" ? [] : [text];
  try {
    return new Reader(text).texts().filter((entry) => entry.trim() !== "");
  } catch (error) {
    if (error instanceof MalformedValue) return [];
    throw error;
  }
}
