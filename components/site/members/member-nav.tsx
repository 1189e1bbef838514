import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

const LINKS: readonly (readonly [href: string, label: string, icon: IconName])[] = [
  ["/app", "Dashboard", "house"],
  ["/applications", "Applications", "file-text"],
  ["/saved-jobs", "Saved", "bookmark"],
  ["/app/alerts", "Alerts", "bell-plus"],
  ["/app/profile", "Profile", "user-round"],
];

function isHere(path: string, href: string): boolean {
  return path === href || (href !== "/app" && path.startsWith(`${href}/`));
}

/** A member's pages, on each of them: tabs under the header, on a phone a bar at the bottom. */
export function MemberNav({ path }: { path: string }) {
  return (
    <div className="tabs-bar member-nav">
      <nav className="wrap tabs" aria-label="Your pages">
        {LINKS.map(([href, label, icon]) => (
          <a key={href} href={href} {...(isHere(path, href) ? { "aria-current": "page" } : {})}>
            <Icon name={icon} size="sm" />
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
