type Keeper = (html: string) => number | null;

const KEY = Symbol.for("jobharbor.set-aside");

// On globalThis, for components that run in browsers too can import nothing of the server's.
const holder = globalThis as { [KEY]?: Keeper };

/** Says who keeps what is set aside (lib/platform/caching/set-aside.ts). */
export function keepAside(keeper: Keeper): void {
  holder[KEY] = keeper;
}

/**
 * Sets HTML aside until the page goes out; answers the number that `placeOf` takes. `null` where
 * nobody would put it back: in browsers, under Next's development server, and in what the router
 * asks for, which the browser puts together by itself.
 */
export function setAside(html: string): number | null {
  return holder[KEY]?.(html) ?? null;
}

/** What begins the comment that holds the place of what was set aside. */
export const PLACE_START = "<!--set-aside:";

/** What ends it. */
export const PLACE_END = "-->";

/** Holds a place in what React writes. Texts cannot say it: their "<" is escaped. */
export function placeOf(part: number): string {
  return `${PLACE_START}${part}${PLACE_END}`;
}
