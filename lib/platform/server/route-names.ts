import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = {
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
};

/** Returns the name of an address's route, never any part of the address itself. */
export type RouteNames = (path: string) => string;

const ASSET = /^\/_next\/|\.(?:svg|woff2|png|ico|css|js|map)$/;

/**
 * Names routes as the build lists them, e.g. `/job/[slug]`. Addresses contain tokens and people's
 * names, so they are neither logged nor counted; an address without a route is `other`.
 */
export function routeNames({ staticRoutes, dynamicRoutes }: Manifest): RouteNames {
  const known = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => {
    if (ASSET.test(path)) return "asset";
    const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
    if (known.has(plain)) return plain;
    return patterns.find(({ regex }) => regex.test(path))?.page ?? "other";
  };
}

/** The routes of the production build. */
export function builtRouteNames(folder = join(process.cwd(), ".next")): RouteNames {
  return routeNames(JSON.parse(readFileSync(join(folder, "routes-manifest.json"), "utf8")));
}
