import type { SiteLink } from "@/lib/shared/appearance/shapes";

// Only for visitors who are signed out: everyone else has an account of their kind.
const FOR_EMPLOYERS = "/employers";
const DASHBOARD: SiteLink = { label: "Dashboard", url: "/app" };

type Props = { path: string; links: readonly SiteLink[] };

/** The site's sections, with the current one marked. Dashboard is left out on the dashboard. */
export function NavLinks({ path, links }: Props) {
  const shown = path.startsWith("/app") ? links : [...links, DASHBOARD];
  return shown.map(({ label, url }) => (
    <a
      key={url}
      href={url}
      className={url === FOR_EMPLOYERS ? "when-out" : undefined}
      {...(path === url || path.startsWith(`${url}/`) ? { "aria-current": "page" } : {})}
    >
      {label}
    </a>
  ));
}
