import { BOARD_SECTIONS, isAt, SECTIONS, sectionAt } from "./admin-sections";

const MANY = 99;

type Props = {
  path: string;
  /** How much waits for review. */
  waiting: number;
  /** Whether they are an admin of boards alone. */
  isLimited: boolean;
};

/** The admin area's sections, with how much waits for review, and the pages of the current one. */
export function AdminTabs({ path, waiting, isLimited }: Props) {
  const sections = isLimited ? BOARD_SECTIONS : SECTIONS;
  const here = sectionAt(path, sections);
  const pages = here?.pages ?? [];
  return (
    <nav className="tabs-bar admin-tabs" aria-label="Admin">
      <div className="wrap tabs">
        {sections.map((section) => {
          const [href = "/admin"] = section.pages[0] ?? [];
          const isCounted = section.label === "Review" && waiting > 0;
          return (
            <a
              key={href}
              href={href}
              {...(section === here ? { "aria-current": path === "/admin" ? "page" : true } : {})}
              {...(isCounted ? { "aria-describedby": "waiting-for-review" } : {})}
            >
              {section.label}
              {isCounted && (
                <span className="count-pill lit" aria-hidden="true">
                  {waiting > MANY ? `${MANY}+` : waiting}
                </span>
              )}
            </a>
          );
        })}
      </div>
      {pages.length > 1 && (
        <div className="wrap admin-pages">
          {pages.map(([href, label]) => (
            <a key={href} href={href} {...(isAt(path, href) ? { "aria-current": "page" } : {})}>
              {label}
            </a>
          ))}
        </div>
      )}
      {waiting > 0 && (
        <span id="waiting-for-review" hidden>
          {waiting > MANY ? `More than ${MANY}` : waiting} waiting
        </span>
      )}
    </nav>
  );
}
