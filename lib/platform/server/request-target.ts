import "server-only";

/** The path of a request's address, without its query. */
export const pathOf = (url: string | undefined): string => (url ?? "/").split("?", 1)[0] ?? "/";

// What none of our addresses contains and programs read differently: backslashes, control
// characters, and percent signs that encode nothing.
const UNREADABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\\#\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i;
const UNRESERVED = /[A-Za-z0-9._~-]/;

function decodeUnreserved(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (coded, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(sign) ? sign : coded;
  });
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/").slice(1);
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  const isFolder = kept.length > 0 && ["", ".", ".."].includes(segments.at(-1) ?? "");
  return `/${kept.join("/")}${isFolder ? "/" : ""}`;
}

/**
 * The canonical form of a request's address (RFC 3986, section 6.2.2): no dot segments, no empty
 * ones, nothing encoded that needn't be. Everything that decides by a path uses this form, or
 * different parts of the product could read two spellings of an address differently. `null` for
 * what can't be read as an address.
 */
export function plainTarget(url: string): string | null {
  const path = pathOf(url);
  if (!path.startsWith("/") || UNREADABLE.test(path)) return null;
  return withoutDots(decodeUnreserved(path)) + url.slice(path.length);
}
