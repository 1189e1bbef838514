// The sections of the admin area.
const TABS = [
  ["/admin", "Review"],
  ["/admin/people", "People"],
  ["/admin/companies", "Companies"],
  ["/admin/reasons", "Reasons"],
  ["/admin/content", "Content"],
  ["/admin/metrics", "Metrics"],
  ["/admin/log", "Audit log"],
  ["/admin/tasks", "Failed tasks"],
  ["/admin/taxonomies", "Taxonomies"],
  ["/admin/settings", "Settings"],
] as const;

function isHere(path: string, href: string): boolean {
  return path === href || (href !== "/admin" && path.startsWith(`${href}/`));
}

/** The tabs of the admin area. */
export function AdminTabs({ path }: { path: string }) {
  return (
    <div className="tabs-bar">
      <nav className="wrap tabs" aria-label="Admin">
        {TABS.map(([href, label]) => (
          <a key={href} href={href} {...(isHere(path, href) ? { "aria-current": "page" } : {})}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
