import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_NAMES, type PageName } from "./page-names.schema";
import type { FirstText } from "./schema";

const FOLDER = join(process.cwd(), "lib/content/texts");

/** When the original texts were written, as shown to readers. */
export const FIRST_TEXTS_AT = "2026-11-23T00:00:00.000Z";

/**
 * The form of a text's file: its title as a heading, its summary as a one-line paragraph, and the
 * rest.
 */
const FORM = /^# (.+)\n\n(.+)\n\n([\s\S]+)$/;

function readText(name: PageName): FirstText {
  const file = join(FOLDER, `${name}.md`);
  const [, title, summary, body] = FORM.exec(readFileSync(file, "utf8")) ?? [];
  if (!title || !summary || !body) throw new Error(`${file} has no title, summary or text`);
  return { title, summary, body: body.trim() };
}

let texts: Readonly<Record<PageName, FirstText>> | undefined;

/** A page's original text, which applies until an admin writes another. */
export function firstText(name: PageName): FirstText {
  texts ??= Object.fromEntries(PAGE_NAMES.map((page) => [page, readText(page)])) as Record<
    PageName,
    FirstText
  >;
  return texts[name];
}
