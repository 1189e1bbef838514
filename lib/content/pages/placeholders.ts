import type { Placeholder } from "./schema";

const SIGNS = /[\\`*_{}[\]()<>#+.!|~-]/g;

/**
 * The text with its placeholders filled in, e.g. "{site}". In Markdown, values are escaped so that
 * nothing in them is markup. Unknown placeholders stay.
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
