import { Carousel } from "@/components/ui/carousel";
import { ICON_NAMES, type IconName } from "@/components/ui/icon-names";
import type { PopularCategory } from "@/lib/content/schema";
import { searchHref } from "@/lib/search/schema";
import { CategoryCard, type CategoryFacts, CategoryGridCards } from "./category-cards.client";

// All twelve before one returns, neighbours far apart.
const ACCENTS = [1, 4, 11, 7, 2, 5, 10, 12, 3, 6, 8, 9];

type Props = {
  categories: readonly PopularCategory[];
  /** Live jobs by title; without it no numbers are shown. */
  counts: Record<string, number> | null;
};

function countWords(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "job" : "jobs"}`;
}

function toFacts({ categories, counts }: Props): CategoryFacts[] {
  return categories.map(({ title, query, category, icon }, i) => ({
    title,
    href: searchHref({ query, category: category ? [category] : [] }),
    icon: ICON_NAMES.find((name): name is IconName => name === icon) ?? "briefcase",
    accent: ACCENTS[i % ACCENTS.length] ?? 1,
    ...(counts ? { count: countWords(counts[title] ?? 0) } : {}),
  }));
}

/** The popular searches as a carousel of two rows: eight are visible at first. */
export function CategoryCarousel(props: Props) {
  return (
    <Carousel
      id="categories"
      kind="cats"
      title="Popular Categories"
      subtitle="Explore thousands of jobs in popular categories"
    >
      {toFacts(props).map((facts) => (
        <CategoryCard key={facts.title} {...facts} />
      ))}
    </Carousel>
  );
}

type GridProps = Props & { title?: string; subtitle?: string };

/** The same as a grid: six cards at first, four and three on smaller screens, then all. */
export function CategoryGrid({
  categories,
  counts,
  title = "Popular Categories",
  subtitle = "Explore jobs by category",
}: GridProps) {
  return (
    <section aria-labelledby="category-grid-title">
      <div className="sec-head">
        <div>
          <h2 id="category-grid-title">{title}</h2>
          <p>{subtitle}</p>
        </div>
      </div>
      <CategoryGridCards cards={toFacts({ categories, counts })} />
    </section>
  );
}
