import { PLACEHOLDERS, type Placeholder } from "./template-placeholders.schema";

const OPEN = new RegExp(`\\{\\s*(${PLACEHOLDERS.join("|")})\\s*\\}`, "gi");

/**
 * A template with the known values filled in. Anything else in braces stays, and so does a
 * placeholder without a value; values themselves are not searched for placeholders.
 */
export function fillTemplate(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(
    OPEN,
    (whole, name: string) => values[name.toLowerCase() as Placeholder] ?? whole,
  );
}
