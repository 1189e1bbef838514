import type { ReactNode } from "react";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { fillLede, headlineLines } from "@/lib/shared/appearance/hero-words";

type Props = {
  headline: string;
  /** The line under it, with places for the figures. */
  lede: string;
  totals: { liveJobs: number; companies: number } | null;
  /** The search bar, which floats on the waterline. */
  children: ReactNode;
};

/** The harbor with the tagline above it and the search on its water. */
export function Hero({ headline, lede, totals, children }: Props) {
  return (
    <section className="hero" aria-labelledby="tagline">
      <StaticMarkup className="wrap hero-copy">
        <h1 id="tagline">
          {headlineLines(headline).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className="hero-lede">{fillLede(lede, totals)}</p>
      </StaticMarkup>
      <div className="hero-scene" />
      <div className="hero-water">
        <div className="wrap">{children}</div>
      </div>
    </section>
  );
}
