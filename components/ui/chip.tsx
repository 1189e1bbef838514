import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "./icon";

/** An active filter. The whole chip is a link to the same search without it. */
export function ActiveChip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="chip chip-active" href={href}>
      <span className="sr">Remove filter: </span>
      <span className="truncate">{children}</span>
      <Icon name="x" size="sm" />
    </a>
  );
}

type UnderstoodProps = {
  href: string;
  words: string;
  /** Why it filters nothing, in words; null where it filters. */
  unused: string | null;
  children: ReactNode;
};

/** A part of a search that was read in its words. It links to the search without these words. */
export function UnderstoodChip({ href, words, unused, children }: UnderstoodProps) {
  return (
    <a
      className={clsx("chip chip-active chip-understood", unused !== null && "chip-unused")}
      href={href}
      title={unused === null ? `From “${words}”` : `From “${words}”: ${unused}`}
    >
      <span className="sr">Remove from the search: </span>
      <span className="truncate">{children}</span>
      {unused !== null && <span className="sr"> ({unused})</span>}
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
