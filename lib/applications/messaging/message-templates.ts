import { PLACEHOLDERS, type Placeholder } from "./message-templates.schema";

const OPEN = new RegExp(`\\{\\s*(${PLACEHOLDERS.join("|")})\\s*\\}`, "gi");

/**
 * A template with what is known put in. Whatever else stands in braces stays, and so does a
 * placeholder without a value; values are not looked into again.
 */
export function fillTemplate(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(
    OPEN,
    (whole, name: string) => values[name.toLowerCase() as Placeholder] ?? whole,
  );
}
