// Only for visitors who are signed out: everyone else has an account of their kind.
const FOR_EMPLOYERS = "/employers";
const LINKS = [
  ["/companies", "Companies"],
  ["/freshers", "Freshers"],
  ["/internships", "Internships"],
  [FOR_EMPLOYERS, "For Employers"],
  ["/app", "Dashboard"],
] as const;

/** The site's sections, with the current one marked. Dashboard is left out on the dashboard. */
export function NavLinks({ path }: { path: string }) {
  return LINKS.filter(([href]) => href !== "/app" || !path.startsWith("/app")).map(
    ([href, label]) => (
      <a
        key={href}
        href={href}
        className={href === FOR_EMPLOYERS ? "when-out" : undefined}
        {...(path === href || path.startsWith(`${href}/`) ? { "aria-current": "page" } : {})}
      >
        {label}
      </a>
    ),
  );
}
