import type { Graph, Thing, WithContext } from "schema-dts";

// What a script element's text must not contain: `</script>` and `<!--` would end or change it, and
// the two separators end a line in older JavaScript.
const UNSAFE: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Structured data as the text of a script element: inert whatever the values are. */
export function jsonLd(value: WithContext<Thing> | Graph): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (found) => UNSAFE[found] ?? found);
}

type WithoutAbsent<T> = { [K in keyof T]: Exclude<T[K], null | undefined> };

/** The object without empty properties: null, undefined, "" and empty arrays. */
export function withoutAbsent<T extends object>(value: T): WithoutAbsent<T> {
  const said = Object.entries(value).filter(([, part]) => {
    if (part === null || part === undefined || part === "") return false;
    return !Array.isArray(part) || part.length > 0;
  });
  return Object.fromEntries(said) as WithoutAbsent<T>;
}
