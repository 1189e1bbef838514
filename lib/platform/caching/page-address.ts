import "server-only";

/** A page's path, with `*` for one part of it, and the parameters that it reads. */
export type PageParameters = readonly (readonly [path: string, names: readonly string[]])[];

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll("*", "[^/]+")}$`);
}

/**
 * Gives all addresses that show the same page one form: parameters that the page doesn't read and
 * empty ones are dropped, the others put in a fixed order. So nobody can fill the memory with
 * copies of a page, and nothing a visitor makes up gets into a page that others see. Addresses of
 * other pages stay as they are.
 */
export function addressNormaliser(pages: PageParameters): (address: string) => string {
  const known = pages.map(([path, names]) => [toPattern(path), new Set(names)] as const);
  return (address) => {
    const [path = "", ...rest] = address.split("?");
    if (rest.length === 0) return address;
    const names = known.find(([pattern]) => pattern.test(path))?.[1];
    if (!names) return address;
    const read = [...new URLSearchParams(rest.join("?"))].filter(
      ([name, value]) => value !== "" && names.has(name),
    );
    const parameters = new URLSearchParams(read);
    parameters.sort();
    return parameters.size > 0 ? `${path}?${parameters}` : path;
  };
}
