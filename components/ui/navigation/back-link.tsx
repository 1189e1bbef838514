import type { ReactNode } from "react";
import { Icon } from "../icon";

/** A link back, above a page's heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <a href={href}>
        <Icon name="arrow-left" size="sm" />
        {children}
      </a>
    </nav>
  );
}
