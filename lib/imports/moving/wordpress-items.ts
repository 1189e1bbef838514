import { SaxesParser } from "saxes";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { MAX_RECORD_LENGTH } from "../schema";

/** A term of an item: its type, a category or a tag. The slug is the term's part of addresses. */
type WordpressTerm = { domain: string; name: string; slug: string };

/** An item of a WordPress export (WXR). */
export type WordpressItem = {
  /** By their names in the export without prefix, such as `post_id` and `link`. */
  fields: Map<string, string>;
  terms: WordpressTerm[];
  meta: Map<string, string[]>;
};

/** One part of an export, in the file's order. */
export type WordpressPart = { item: WordpressItem } | { siteName: string } | { broken: string };

// Texts in an export may contain characters that XML doesn't allow.
const ILLEGAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

class BrokenExport extends Error {}

class ItemCollector {
  readonly done: WordpressPart[] = [];
  readonly #path: string[] = [];
  #item: WordpressItem | null = null;
  #text = "";
  #size = 0;
  #domain = "";
  #slug = "";
  #metaKey = "";
  #hasName = false;

  open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    this.#text = "";
    if (name === "item") {
      this.#item = { fields: new Map(), terms: [], meta: new Map() };
      this.#size = 0;
    }
    if (name === "category") {
      this.#domain = attributes["domain"] ?? "";
      this.#slug = attributes["nicename"] ?? "";
    }
    if (name === "wp:postmeta") this.#metaKey = "";
  }

  addText(text: string): void {
    this.#size += text.length;
    if (this.#size <= MAX_RECORD_LENGTH || !this.#item) this.#text += text;
  }

  close(): void {
    const name = this.#path.pop() ?? "";
    const text = this.#text;
    this.#text = "";
    if (name === "item") this.#finish();
    else if (this.#item) this.#set(this.#item, name, text);
    else if (name === "title" && this.#path.at(-1) === "channel" && !this.#hasName) {
      this.#hasName = true;
      this.done.push({ siteName: text.trim() });
    }
  }

  #set(item: WordpressItem, name: string, text: string): void {
    if (name === "category") {
      item.terms.push({ domain: this.#domain, name: text.trim(), slug: this.#slug });
    } else if (name === "wp:meta_key") this.#metaKey = text.trim();
    else if (name === "wp:meta_value") {
      const values = item.meta.get(this.#metaKey) ?? [];
      item.meta.set(this.#metaKey, [...values, text]);
    } else if (this.#path.at(-1) === "item") item.fields.set(name.replace(/^wp:/, ""), text);
  }

  #finish(): void {
    const item = this.#item;
    this.#item = null;
    if (!item) return;
    if (this.#size <= MAX_RECORD_LENGTH) this.done.push({ item });
    else {
      const most = formatNumber(MAX_RECORD_LENGTH);
      const title = item.fields.get("title") ?? "";
      this.done.push({ broken: `“${title.slice(0, 80)}” has more than ${most} characters.` });
    }
  }
}

function makeParser(items: ItemCollector): SaxesParser {
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new BrokenExport("it has a DOCTYPE, which no WordPress export has");
  });
  parser.on("opentag", ({ name, attributes }) =>
    items.open(name, attributes as Record<string, string>),
  );
  parser.on("text", (text) => items.addText(text));
  parser.on("cdata", (text) => items.addText(text));
  parser.on("closetag", () => items.close());
  parser.on("error", (error) => {
    // HTML entities outside CDATA stay as they are, and are resolved later.
    if (!/undefined entity/.test(error.message)) {
      throw new BrokenExport(error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, ""));
    }
  });
  return parser;
}

/**
 * Reads a WordPress export piece by piece: the site's name and its items. If the export can't be
 * read to its end, it yields everything up to there, then the error.
 */
export async function* readWordpressItems(
  chunks: AsyncIterable<string>,
): AsyncGenerator<WordpressPart> {
  const items = new ItemCollector();
  const parser = makeParser(items);
  const attempt = (step: () => void): WordpressPart | null => {
    try {
      step();
      return null;
    } catch (error) {
      if (!(error instanceof BrokenExport)) throw error;
      return { broken: `The file can't be read after line ${parser.line}: ${error.message}.` };
    }
  };
  for await (const chunk of chunks) {
    const failure = attempt(() => parser.write(chunk.replace(ILLEGAL, "")));
    yield* items.done.splice(0);
    if (!failure) continue;
    yield failure;
    return;
  }
  const failure = attempt(() => parser.close());
  yield* items.done.splice(0);
  if (failure) yield failure;
}
