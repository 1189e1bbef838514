import type { ReactNode } from "react";
import { Icon } from "./icon";

/** A filter that is on. The whole chip is a link to the same search without it. */
export function ActiveChip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="chip chip-active" href={href}>
      <span className="sr">Remove filter: </span>
      <span className="truncate">{children}</span>
      <Icon name="x" size="sm" />
    </a>
  );
}

type UnderstoodProps = { href: string; words: string; children: ReactNode };

/** A filter that was read in somebody's words. It links to the same search without these words. */
export function UnderstoodChip({ href, words, children }: UnderstoodProps) {
  return (
    <a className="chip chip-active chip-understood" href={href} title={`From “${words}”`}>
      <span className="sr">Remove from the search: </span>
      <span className="truncate">{children}</span>
      <Icon name="x" size="sm" />
    </a>
  );
}

export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="chip chip-link" href={href}>
      <span className="truncate">{children}</span>
    </a>
  );
}
