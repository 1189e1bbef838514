import { parseUrl } from "./web-link";

// Who may open which part of the site (spec, sections 2 and 6). The middleware turns away anyone
// else; pages, handlers and commands also check for themselves.

export type UserType = "job_seeker" | "employer" | "admin";

type Area = { readonly path: string; readonly allows: readonly UserType[] };

const EVERYBODY: readonly UserType[] = ["job_seeker", "employer", "admin"];

export const AREAS: readonly Area[] = [
  { path: "/app", allows: EVERYBODY },
  { path: "/saved-jobs", allows: EVERYBODY },
  { path: "/applications", allows: EVERYBODY },
  { path: "/notifications", allows: EVERYBODY },
  { path: "/employer", allows: ["employer"] },
  { path: "/publish-job", allows: ["employer"] },
  { path: "/admin", allows: ["admin"] },
];

/** The protected part of the site that a path is in, if any. */
export function areaOf(path: string): Area | null {
  return AREAS.find((area) => path === area.path || path.startsWith(`${area.path}/`)) ?? null;
}

/** Where this type of account starts. */
export function homeOf(userType: UserType): "/employer/home" | "/admin" | "/app" {
  if (userType === "admin") return "/admin";
  return userType === "employer" ? "/employer/home" : "/app";
}

/** Where a new account starts: an admin's waits for approval, as a seeker's until then. */
export function firstPage(userType: UserType): "/employer/home" | "/app" {
  return userType === "employer" ? "/employer/home" : "/app";
}

/** What the start page tells someone who is turned away from the employers' area (its anchor). */
export const EMPLOYERS_ONLY = "employers-only";

/**
 * Where someone with this type of account goes instead of this area. The anchor makes the start
 * page say why; fragments never reach a server, so the page stays the same for all.
 */
export function refusalPath(userType: UserType, area: Area): string {
  return area.allows.includes("employer") ? `/app#${EMPLOYERS_ONLY}` : homeOf(userType);
}

/**
 * A path of this site to return to, or `null` for anything that a browser could read as another
 * site's address.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000) return null;
  // Browsers drop tabs and line ends and read a backslash as a slash.
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const base = "http://own.invalid";
  const url = parseUrl(value, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** The address of a login that leads back to `path`. */
export function loginPath(path: string): string {
  return `/login?from=${encodeURIComponent(path)}`;
}

/** A cookie's name. With its prefix, browsers accept the cookie only from this host. */
export function hostCookieName(
  what: "session" | "devices" | "journey",
  siteUrl: string | undefined,
): string {
  return siteUrl?.startsWith("https://") ? `__Host-jobharbor.${what}` : `jobharbor.${what}`;
}

export function sessionCookieName(siteUrl: string | undefined): string {
  return hostCookieName("session", siteUrl);
}

/**
 * The cookie that tells the browser's scripts that an admin is impersonating someone, for the
 * banner on pages that never ask who is signed in. It grants nothing.
 */
export const IMPERSONATION_COOKIE = "jobharbor.viewing";
