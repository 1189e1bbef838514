"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

/** A popular search as its card shows it. */
export type CategoryFacts = {
  title: string;
  href: string;
  icon: IconName;
  /** Which of the twelve accents. */
  accent: number;
  /** "5,280 jobs" */
  count?: string;
};

/** A card of the carousel. */
export function CategoryCard({ title, href, icon, accent, count }: CategoryFacts) {
  return (
    <a className="cat" href={href}>
      <span className={`box a${accent}`}>
        <Icon name={icon} />
      </span>
      <b>{title}</b>
      {count && <small>{count}</small>}
    </a>
  );
}

/** The grid's cards and its toggle. How many show while it is closed is the styles' business. */
export function CategoryGridCards({ cards }: { cards: CategoryFacts[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="cat-grid" id="category-grid">
        {cards.map(({ title, href, icon, accent, count }) => (
          <a key={title} className={`cat-big a${accent}`} href={href}>
            <Icon name={icon} size="lg" />
            <b>{title}</b>
            {count && <small>{count}</small>}
          </a>
        ))}
      </div>
      <button
        type="button"
        className="btn btn-outline more-button needs-script"
        aria-expanded={isOpen}
        aria-controls="category-grid"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Show Less" : "Show More"}
        <Icon name="chevron-down" size="sm" />
      </button>
    </>
  );
}
