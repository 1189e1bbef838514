import { StaticMarkup } from "@/components/ui/static/static-markup";
import { landingName, landingPath } from "@/lib/jobs/public/landings";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { CATEGORY_NAMES } from "@/lib/shared/categories/known";

// How many of each kind, in the order they are shown.
const SHOWN = [
  ["category", 2],
  ["remote", 1],
  ["place", 2],
] as const;

/** The searches with the most jobs. */
export function PopularSearches({ landings }: { landings: Landing[] }) {
  const byCount = landings
    .filter(({ label }) => label !== CATEGORY_NAMES.other)
    .toSorted((a, b) => b.count - a.count);
  const shown = SHOWN.flatMap(([kind, n]) => byCount.filter((l) => l.kind === kind).slice(0, n));
  if (shown.length === 0) return null;
  return (
    <StaticMarkup as="p" className="hero-popular">
      <span>Popular:</span>
      {shown.map((landing) => (
        <a key={landingPath(landing)} href={landingPath(landing)}>
          {landingName(landing)}
        </a>
      ))}
    </StaticMarkup>
  );
}
