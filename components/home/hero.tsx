import clsx from "clsx";
import type { ReactNode } from "react";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { HeroPicture } from "@/lib/shared/appearance/hero-picture";
import { fillLede, headlineLines } from "@/lib/shared/appearance/hero-words";

type Props = {
  headline: string;
  /** The line under it, with places for the figures. */
  lede: string;
  totals: { liveJobs: number; companies: number } | null;
  /** Behind everything, instead of the harbour. */
  picture: HeroPicture | null;
  /** The search bar, which floats on the waterline. */
  children: ReactNode;
};

/** The harbor with the tagline above it and the search on its water. */
export function Hero({ headline, lede, totals, picture, children }: Props) {
  return (
    <section
      className={clsx("hero", picture && "hero-pictured", picture?.isDrawn && "hero-drawn")}
      aria-labelledby="tagline"
    >
      {picture && (
        // biome-ignore lint/performance/noImgElement: a drawing, or stored in the sizes shown
        <img
          className="hero-picture"
          fetchPriority="high"
          {...picture.image}
          alt={picture.image.alt}
        />
      )}
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
