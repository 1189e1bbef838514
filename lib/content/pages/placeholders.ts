import type { Placeholder } from "./schema";

const SIGNS = /[\\`*_{}[\]()<>#+.!|~-]/g;

/**
 * The text with its placeholders filled, e.g. "{site}". Values are taken as they are, unless the
 * text is Markdown: then nothing in them is a mark. What is no placeholder stays.
 */
export function fillIn(
  text: string,
  values: Record<Placeholder, string>,
  format: "plain" | "markdown",
): string {
  const known: Record<string, string | undefined> = values;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? known[name] : undefined;
    if (value === undefined) return whole;
    return format === "markdown" ? value.replace(SIGNS, "\\$&") : value;
  });
}
