import type { SiteLink } from "@/lib/shared/appearance/shapes";

/** Links as lines to edit: "About | /aboutUs". */
export function toLines(links: readonly SiteLink[]): string {
  return links.map(({ label, url }) => `${label} | ${url}`).join("\n");
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** The links in these lines. The last bar of a line separates its words from its address. */
export function fromLines(text: string): SiteLink[] {
  return linesOf(text).map((line) => {
    const at = line.lastIndexOf("|");
    if (at < 0) return { label: line.trim(), url: "" };
    return { label: line.slice(0, at).trim(), url: line.slice(at + 1).trim() };
  });
}

/**
 * The messages of the API by the field of the form: what is wrong with a link is said of its line.
 */
export function byField(
  fields: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(fields)) {
    const name = names.find((one) => path === one || path.startsWith(`${one}.`)) ?? path;
    const [line, part] = path.slice(name.length + 1).split(".");
    const said = messages.map((message) => {
      if (!line) return message.replace(/^must /, "This must ");
      const subject = part === "label" ? "the words" : "the address";
      return `Line ${Number(line) + 1}: ${message.replace(/^must /, `${subject} must `)}.`;
    });
    found[name] = [...(found[name] ?? []), ...said];
  }
  return found;
}
