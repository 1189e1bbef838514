const PARTS = [
  ["/admin/content", "Articles"],
  ["/admin/content/pages", "Pages"],
  ["/admin/content/announcements", "Announcements"],
  ["/admin/content/messages", "Messages"],
  ["/admin/content/redirects", "Redirects"],
] as const;
// The installation's, whatever board they came through.
const SHARED: readonly string[] = ["/admin/content/messages", "/admin/content/redirects"];

function isHere(path: string, href: string): boolean {
  if (href === "/admin/content") return path === href || path.startsWith("/admin/content/posts");
  return path === href || path.startsWith(`${href}/`);
}

type Props = {
  path: string;
  /** How many messages are waiting for an answer. */
  open: number;
  /** Whether they are an admin of boards alone. */
  isLimited: boolean;
};

/** The sections of the content of the site, or of a board. */
export function ContentNav({ path, open, isLimited }: Props) {
  const parts = PARTS.filter(([href]) => !isLimited || !SHARED.includes(href));
  return (
    <nav className="content-nav" aria-label="Content">
      {parts.map(([href, label]) => (
        <a key={href} href={href} {...(isHere(path, href) ? { "aria-current": "page" } : {})}>
          {label}
          {href.endsWith("messages") && open > 0 && (
            <span className="badge badge-warn">
              {open}
              <span className="sr"> to answer</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
