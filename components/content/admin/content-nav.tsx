const PARTS = [
  ["/admin/content", "Articles"],
  ["/admin/content/pages", "Pages"],
  ["/admin/content/announcements", "Announcements"],
  ["/admin/content/messages", "Messages"],
  ["/admin/content/redirects", "Redirects"],
] as const;

function isHere(path: string, href: string): boolean {
  if (href === "/admin/content") return path === href || path.startsWith("/admin/content/posts");
  return path === href || path.startsWith(`${href}/`);
}

type Props = {
  path: string;
  /** How many messages are waiting for an answer. */
  open: number;
};

/** The sections of the site's content. */
export function ContentNav({ path, open }: Props) {
  return (
    <nav className="content-nav" aria-label="Content">
      {PARTS.map(([href, label]) => (
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
