import type { SiteLink } from "@/lib/shared/appearance/shapes";

/** A list of links as a form's value. */
export const toText = (links: readonly SiteLink[]): string => JSON.stringify(links);

/** The links in a form's value, those still being typed as well. */
export const fromText = (text = "[]"): SiteLink[] => JSON.parse(text) as SiteLink[];

const isEmpty = ({ label, url }: SiteLink) => label.trim() === "" && url.trim() === "";

/** A form's value without the links for which nothing was typed. */
export const withoutEmpty = (text: string): string =>
  toText(fromText(text).filter((link) => !isEmpty(link)));

/** The same list with one of its links a place further up or down. */
export function moved(links: readonly SiteLink[], from: number, by: 1 | -1): SiteLink[] {
  const [one, other] = [links[from], links[from + by]];
  if (!one || !other) return [...links];
  return links.with(from, other).with(from + by, one);
}

/** What the API says of a form's fields, as sentences about them. */
export function linkProblems(
  fields: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const subjectOf = (path: string) => {
    if (path.endsWith(".label")) return "The text";
    return path.endsWith(".url") ? "The address" : "This";
  };
  return Object.fromEntries(
    Object.entries(fields).map(([path, messages]) => [
      path,
      messages.map((message) => message.replace(/^must (.*)$/, `${subjectOf(path)} must $1.`)),
    ]),
  );
}
