import { Carousel } from "@/components/ui/carousel/carousel";
import { Icon } from "@/components/ui/icon";
import { ICON_NAMES, type IconName } from "@/components/ui/icon-names";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { PopularCategory } from "@/lib/content/popular-categories.schema";
import { searchHref } from "@/lib/search/search-query";
import { plural } from "@/lib/shared/plural";
import { MoreButton } from "./more-button.client";

// All twelve before one repeats, with similar ones far apart.
const ACCENTS = [1, 4, 11, 7, 2, 5, 10, 12, 3, 6, 8, 9];

type Props = {
  categories: readonly PopularCategory[];
  /** Live jobs by title; without it no numbers are shown. */
  counts: Record<string, number> | null;
};

type SectionProps = Props & { title: string; subtitle: string };

/** A popular category as its card shows it. */
type CategoryFacts = {
  title: string;
  href: string;
  icon: IconName;
  /** Which of the twelve accents. */
  accent: number;
  /** "5,280 jobs" */
  count: string | null;
};

function countWords(count: number): string {
  return plural(count, { one: "{count} job", other: "{count} jobs" });
}

function toFacts({ categories, counts }: Props): CategoryFacts[] {
  return categories.map(({ title, query, category, icon, accent }, i) => ({
    title,
    href: searchHref({ query, category: category ? [category] : [] }),
    icon: ICON_NAMES.find((name): name is IconName => name === icon) ?? "briefcase",
    accent: accent ?? ACCENTS[i % ACCENTS.length] ?? 1,
    count: counts && countWords(counts[title] ?? 0),
  }));
}

/** The popular categories as a carousel of two rows, with eight visible at first. */
export function CategoryCarousel({ title, subtitle, ...props }: SectionProps) {
  return (
    <Carousel id="categories" kind="cats" title={title} subtitle={subtitle}>
      {toFacts(props).map((facts) => (
        <a key={facts.title} className="cat" href={facts.href}>
          <span className={`box a${facts.accent}`}>
            <Icon name={facts.icon} />
          </span>
          <b>{facts.title}</b>
          {facts.count && <small>{facts.count}</small>}
        </a>
      ))}
    </Carousel>
  );
}

/** The same as a grid: six cards at first, four and three on smaller screens, then all. */
export function CategoryGrid({ title, subtitle, categories, counts }: SectionProps) {
  return (
    <section aria-labelledby="category-grid-title">
      <div className="sec-head">
        <div>
          <h2 id="category-grid-title">{title}</h2>
          <p>{subtitle}</p>
        </div>
      </div>
      <StaticMarkup className="cat-grid" id="category-grid">
        {toFacts({ categories, counts }).map((facts) => (
          <a key={facts.title} className={`cat-big a${facts.accent}`} href={facts.href}>
            <Icon name={facts.icon} size="lg" />
            <b>{facts.title}</b>
            {facts.count && <small>{facts.count}</small>}
          </a>
        ))}
      </StaticMarkup>
      <MoreButton controls="category-grid" />
    </section>
  );
}
