import { PUBLIC_PAGES } from "./indexing.schema";

const PATHS = new Set(PUBLIC_PAGES.map(([path]) => path).filter((path) => !path.includes("*")));

/** Whether a path is always a page of this site, whatever its jobs and companies. */
export function isOwnPage(path: string): boolean {
  return PATHS.has(path.length > 1 ? path.replace(/\/$/, "") : path);
}
