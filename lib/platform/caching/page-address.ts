import "server-only";

/**
 * A page's path, with `*` for one part of it, and the parameters that it reads, with `*` for any end
 * of a name.
 */
export type PageParameters = readonly (readonly [path: string, names: readonly string[]])[];

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll("*", "[^/]+")}$`);
}

/** A test whether a parameter is one of these. */
function nameTest(names: readonly string[]): (name: string) => boolean {
  const exact = new Set(names);
  const starts = names.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
  return (name) => exact.has(name) || starts.some((start) => name.startsWith(start));
}

/**
 * Gives all addresses that show the same page one form: parameters that the page doesn't read and
 * empty ones are dropped, the others put in a fixed order. So no one can fill the memory with
 * copies of a page, and nothing a visitor makes up gets into a page that others see. Addresses of
 * other pages stay as they are.
 */
export function addressNormaliser(pages: PageParameters): (address: string) => string {
  const known = pages.map(([path, names]) => [toPattern(path), nameTest(names)] as const);
  return (address) => {
    const [path = "", ...rest] = address.split("?");
    if (rest.length === 0) return address;
    const isRead = known.find(([pattern]) => pattern.test(path))?.[1];
    if (!isRead) return address;
    const read = [...new URLSearchParams(rest.join("?"))].filter(
      ([name, value]) => value !== "" && isRead(name),
    );
    const parameters = new URLSearchParams(read);
    parameters.sort();
    return parameters.size > 0 ? `${path}?${parameters}` : path;
  };
}
