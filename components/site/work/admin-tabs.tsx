// The sections of the admin area.
const TABS = [
  ["/admin", "Home"],
  ["/admin/review", "Review"],
  ["/admin/people", "People"],
  ["/admin/companies", "Companies"],
  ["/admin/reasons", "Reasons"],
  ["/admin/sources", "Sources"],
  ["/admin/content", "Content"],
  ["/admin/metrics", "Metrics"],
  ["/admin/log", "Audit log"],
  ["/admin/tasks", "Failed tasks"],
  ["/admin/categories", "Categories"],
  ["/admin/taxonomies", "Taxonomies"],
  ["/admin/fields", "Custom fields"],
  ["/admin/appearance", "Appearance"],
  ["/admin/settings", "Settings"],
] as const;

const MANY = 99;

function isHere(path: string, href: string): boolean {
  return path === href || (href !== "/admin" && path.startsWith(`${href}/`));
}

/** The tabs of the admin area, with how much waits for review. */
export function AdminTabs({ path, waiting }: { path: string; waiting: number }) {
  const count = waiting > MANY ? `${MANY}+` : waiting;
  return (
    <div className="tabs-bar">
      <nav className="wrap tabs" aria-label="Admin">
        {TABS.map(([href, label]) => {
          const isCounted = label === "Review" && waiting > 0;
          return (
            <a
              key={href}
              href={href}
              {...(isHere(path, href) ? { "aria-current": "page" } : {})}
              {...(isCounted ? { "aria-describedby": "waiting-for-review" } : {})}
            >
              {label}
              {isCounted && (
                <span className="count-pill lit" aria-hidden="true">
                  {count}
                </span>
              )}
            </a>
          );
        })}
      </nav>
      {waiting > 0 && (
        <span id="waiting-for-review" hidden>
          {waiting > MANY ? `More than ${MANY}` : waiting} waiting
        </span>
      )}
    </div>
  );
}
