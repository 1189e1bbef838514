const LINKS = [
  ["/companies", "Companies"],
  ["/freshers", "Freshers"],
  ["/internships", "Internships"],
  ["/app", "Dashboard"],
] as const;

/** The site's sections, with the current one marked. Dashboard is left out on the dashboard. */
export function NavLinks({ path }: { path: string }) {
  return LINKS.filter(([href]) => href !== "/app" || !path.startsWith("/app")).map(
    ([href, label]) => (
      <a
        key={href}
        href={href}
        {...(path === href || path.startsWith(`${href}/`) ? { "aria-current": "page" } : {})}
      >
        {label}
      </a>
    ),
  );
}
