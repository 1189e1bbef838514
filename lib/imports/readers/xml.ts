import { SaxesParser } from "saxes";
import { MAX_RECORD_LENGTH, type ReadRecord, type SourceFields } from "../schema";
import { recordExcerpt, tooLong } from "./lines";

const RECORD_NAMES = new Set(["job", "item", "entry", "vacancy", "position", "ad"]);
const MAX_DEPTH = 40;
// Elements of a description's own markup, in feeds that don't write it as text.
const MARKUP = new Set(
  "p br ul ol li b i strong em u h1 h2 h3 h4 h5 h6 div span a table tbody thead tr td th".split(
    " ",
  ),
);

/** The rest of the feed can't be read. */
class BrokenXml extends Error {}

/** A name without its prefix, e.g. "g:salary" → "salary". */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1).toLowerCase();
}

/** Collects a feed's job elements into flat records from the parser's events. */
class XmlRecords {
  readonly done: ReadRecord[] = [];
  #path: string[] = [];
  #fields: SourceFields | null = null;
  #recordDepth = 0;
  #text = "";
  #size = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  open(name: string, attributes: Record<string, string>): void {
    const local = localName(name);
    this.#path.push(local);
    if (this.#path.length > MAX_DEPTH) throw new BrokenXml("Its elements are nested too deeply.");
    if (this.#isMarkup()) {
      this.addText(`<${local}${attributes["href"] ? ` href="${attributes["href"]}"` : ""}>`);
      return;
    }
    this.#text = "";
    if (this.#fields === null && RECORD_NAMES.has(local)) {
      this.#fields = {};
      this.#recordDepth = this.#path.length;
      this.#size = 0;
    }
    for (const [key, value] of Object.entries(attributes)) {
      this.#set(`${this.#fieldName()}@${localName(key)}`, value);
    }
  }

  addText(text: string): void {
    if (!this.#fields) return;
    this.#size += text.length;
    if (this.#size <= this.#limit) this.#text += text;
  }

  close(): void {
    if (this.#isMarkup()) {
      this.addText(`</${this.#path.at(-1)}>`);
    } else if (this.#fields && this.#path.length > this.#recordDepth) {
      this.#set(this.#fieldName(), this.#text.trim());
      this.#text = "";
    } else if (this.#fields) {
      this.#finish();
    }
    this.#path.pop();
  }

  #isMarkup(): boolean {
    const isInField = this.#fields !== null && this.#path.length > this.#recordDepth + 1;
    return isInField && MARKUP.has(this.#path.at(-1) ?? "");
  }

  #fieldName(): string {
    return this.#path.slice(this.#recordDepth).join(".");
  }

  #set(name: string, value: string): void {
    if (!this.#fields || value === "") return;
    const earlier = this.#fields[name];
    if (earlier === undefined) this.#fields[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else this.#fields[name] = [earlier, value];
  }

  #finish(): void {
    const fields = this.#fields ?? {};
    const text = this.#text.trim();
    this.#fields = null;
    if (this.#size > this.#limit) {
      this.done.push({
        error: tooLong(this.#limit),
        excerpt: recordExcerpt(JSON.stringify(fields)),
      });
    } else if (Object.keys(fields).length === 0) {
      this.done.push({ error: "The element has no fields.", excerpt: recordExcerpt(text) });
    } else this.done.push({ fields });
  }
}

function makeParser(records: XmlRecords): SaxesParser {
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new BrokenXml("It has a DOCTYPE, which we don't read because it could define entities.");
  });
  parser.on("opentag", (tag) => records.open(tag.name, tag.attributes as Record<string, string>));
  parser.on("text", (text) => records.addText(text));
  parser.on("cdata", (text) => records.addText(text));
  parser.on("closetag", () => records.close());
  parser.on("error", (error) => {
    throw new BrokenXml(error.message.replace(/^\d+:\d+: /, "").replace(/\.?$/, "."));
  });
  return parser;
}

/**
 * Reads the job elements of an XML feed into flat records: an element's text under its name,
 * repeated names as a list. It refuses definitions of types and entities. A feed that isn't
 * well-formed yields everything up to the error, then the error.
 */
export async function* readXmlRecords(
  chunks: AsyncIterable<string>,
  limit = MAX_RECORD_LENGTH,
): AsyncGenerator<ReadRecord> {
  const records = new XmlRecords(limit);
  const parser = makeParser(records);
  const attempt = (step: () => void, near: string): ReadRecord | null => {
    try {
      step();
      return null;
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
      return {
        error: `The feed can't be read after line ${parser.line}: ${error.message}`,
        excerpt: recordExcerpt(near.slice(0, 400)),
      };
    }
  };
  for await (const chunk of chunks) {
    const failure = attempt(() => parser.write(chunk), chunk);
    yield* records.done.splice(0);
    if (failure) {
      yield failure;
      return;
    }
  }
  const failure = attempt(() => parser.close(), "");
  yield* records.done.splice(0);
  if (failure) yield failure;
}
