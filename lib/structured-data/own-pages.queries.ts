import "server-only";
import { settingGroup } from "@/lib/platform/settings";
import { isOffered } from "@/lib/shared/setting-groups/features";
import { PUBLIC_PAGES } from "./indexing.schema";

const PATHS = new Set(PUBLIC_PAGES.map(([path]) => path).filter((path) => !path.includes("*")));

/**
 * Whether a path is a page of this site, whatever its jobs and companies. One that the operator has
 * turned off is none, so that its address can lead elsewhere.
 */
export function isOwnPage(path: string): boolean {
  const page = path.length > 1 ? path.replace(/\/$/, "") : path;
  return PATHS.has(page) && isOffered(settingGroup("features"), page);
}
