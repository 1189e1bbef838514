import { readFileSync } from "node:fs";

/** One "# heading" of a source file, with its fields, its lists and the prose after "text:". */
export type Section = {
  name: string;
  /** A key may come more than once. */
  fields: Record<string, string[]>;
  lists: Record<string, string[]>;
  text: string;
};

/** The list of entries that stand under no "## heading". */
export const LOOSE = "entries";

function parseSection(block: string): Section {
  const [head = "", prose = ""] = block.split(/^text: /m);
  const [name = "", ...lines] = head.split("\n");
  const section: Section = { name: name.trim(), fields: {}, lists: {}, text: curl(prose.trim()) };
  let list = LOOSE;
  for (const line of lines) {
    const entry = /^- (.+)$/.exec(line)?.[1];
    const heading = /^## (\w+)$/.exec(line)?.[1];
    const [, key = "", value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (entry) section.lists[list] = [...(section.lists[list] ?? []), curl(entry)];
    else if (value) section.fields[key] = [...(section.fields[key] ?? []), curl(value)];
    else if (heading) list = heading;
    else if (line.trim()) throw new Error(`Cannot read "${line}" in ${section.name}`);
  }
  return section;
}

/** Sources are typed with straight quotes; people read curly ones. */
function curl(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

/** Reads a source file beside this one, e.g. "occupations/it.md". */
export function readSections(path: string): Section[] {
  return readFileSync(new URL(path, import.meta.url), "utf8")
    .split(/^# /m)
    .slice(1)
    .map(parseSection);
}

/** Splits a field's value, dropping the empty parts. */
export function parts(value: string | undefined, separator: RegExp | string): string[] {
  return (value ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Reads "Title > text". */
export function toReason(value: string) {
  const [title, text] = value.split(" > ");
  return { title, text };
}

/** Reads "Name | role > text". */
export function toQuote(value: string) {
  const [who = "", text] = value.split(" > ");
  const [name, role] = parts(who, "|");
  return { name, role, text };
}
