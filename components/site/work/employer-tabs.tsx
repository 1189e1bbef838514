const TABS = [
  ["/employer/home", "Home"],
  ["/employer", "Post a Job"],
  ["/employer/jobs", "My Job Posts"],
  ["/employer/applications", "Applications"],
  ["/employer/analytics", "Analytics"],
] as const;

function isHere(path: string, href: string): boolean {
  return path === href || (href !== "/employer" && path.startsWith(`${href}/`));
}

const MANY = 99;

/** How many applications no one has opened, beside the tab's name. */
function Unseen({ count }: { count: number }) {
  return (
    <span className="count-pill lit" aria-hidden="true">
      {count > MANY ? `${MANY}+` : count}
    </span>
  );
}

type Props = {
  path: string;
  unseen: number;
  /** Whether someone acts for no company and only works on what they are assigned to. */
  isAssigned: boolean;
};

/** The tabs of an employer's dashboard; none on the profile pages, as in the spec. */
export function EmployerTabs({ path, unseen, isAssigned }: Props) {
  if (path.includes("/profile")) return null;
  const tabs = TABS.filter(([, label]) => !isAssigned || label === "Applications");
  return (
    <div className="tabs-bar">
      <nav className="wrap tabs" aria-label="Dashboard">
        {tabs.map(([href, label]) => {
          const isCounted = label === "Applications" && unseen > 0;
          return (
            <a
              key={href}
              href={href}
              {...(isHere(path, href) ? { "aria-current": "page" } : {})}
              {...(isCounted ? { "aria-describedby": "unseen-applications" } : {})}
            >
              {label}
              {isCounted && <Unseen count={unseen} />}
            </a>
          );
        })}
      </nav>
      {unseen > 0 && (
        <span id="unseen-applications" hidden>
          {unseen > MANY ? `More than ${MANY}` : unseen} new
        </span>
      )}
    </div>
  );
}
