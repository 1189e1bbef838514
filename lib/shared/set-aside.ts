type Keeper = (html: string) => number | null;

const KEY = Symbol.for("jobharbor.set-aside");

// On globalThis, because components that also run in browsers can't import server code.
const holder = globalThis as { [KEY]?: Keeper };

/** Sets what keeps the HTML that is set aside (lib/platform/caching/set-aside.ts). */
export function keepAside(keeper: Keeper): void {
  holder[KEY] = keeper;
}

/**
 * Sets HTML aside until the page is sent; returns the number that `placeOf` takes. `null` where
 * nothing would put it back: in browsers, under Next's development server, and in the router's
 * data, which the browser assembles by itself.
 */
export function setAside(html: string): number | null {
  return holder[KEY]?.(html) ?? null;
}

/** The beginning of the comment that takes the place of HTML set aside. */
export const PLACE_START = "<!--set-aside:";

/** Its end. */
export const PLACE_END = "-->";

/** The placeholder in React's output. User text can't imitate it, because its "<" is escaped. */
export function placeOf(part: number): string {
  return `${PLACE_START}${part}${PLACE_END}`;
}
