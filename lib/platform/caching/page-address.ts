import "server-only";

/** A page's path, `*` standing for one part of it, and the parameters that it reads. */
export type PageParameters = readonly (readonly [path: string, names: readonly string[]])[];

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll("*", "[^/]+")}$`);
}

/**
 * Makes one address of all those that show the same page: parameters that the page does not read,
 * and empty ones, are left out, the others stand in one order. So nobody fills the memory with
 * copies of a page, and what a visitor makes up is in no page that others get. The addresses of
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
