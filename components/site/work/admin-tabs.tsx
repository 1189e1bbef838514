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
  ["/admin/boards", "Boards"],
  ["/admin/appearance", "Appearance"],
  ["/admin/settings", "Settings"],
] as const;

// What an admin of boards alone can open.
const LIMITED = ["/admin/appearance", "/admin/words", "/admin/settings"];

const MANY = 99;

function isHere(path: string, href: string): boolean {
  return path === href || (href !== "/admin" && path.startsWith(`${href}/`));
}

type Props = {
  path: string;
  /** How much waits for review. */
  waiting: number;
  /** Whether they are an admin of boards alone. */
  isLimited: boolean;
};

/** The tabs of the admin area, with how much waits for review. */
export function AdminTabs({ path, waiting, isLimited }: Props) {
  const tabs = isLimited ? TABS.filter(([href]) => LIMITED.includes(href)) : TABS;
  const count = waiting > MANY ? `${MANY}+` : waiting;
  return (
    <div className="tabs-bar">
      <nav className="wrap tabs" aria-label="Admin">
        {tabs.map(([href, label]) => {
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
