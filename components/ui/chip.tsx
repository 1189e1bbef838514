import type { ReactNode } from "react";
import { Icon } from "./icon";

/** A filter that is on. The whole chip is a link to the same search without it. */
export function ActiveChip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="chip chip-active" href={href}>
      <span className="sr">Remove filter: </span>
      {children}
      <Icon name="x" size="sm" />
    </a>
  );
}

export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="chip chip-link" href={href}>
      {children}
    </a>
  );
}
