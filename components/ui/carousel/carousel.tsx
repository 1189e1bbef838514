import type { ReactNode } from "react";
import { StaticMarkup } from "../static/static-markup";
import { CarouselButtons } from "./carousel-buttons.client";

type Props = {
  /** The row's id, unique on the page. */
  id: string;
  title: string;
  subtitle?: string;
  /** The link to all of it. */
  viewAll?: string;
  /** What the row contains, which decides how many fit side by side. */
  kind: "jobs" | "cats";
  /** One element per slide; without any, it says "No items to display". */
  children: ReactNode[];
};

/**
 * A labeled row of cards that scrolls sideways. The row scrolls and snaps without a script; with
 * one, the buttons move it by as many cards as fit. A card out of view moves in when it gets the
 * focus.
 */
export function Carousel({ id, title, subtitle, viewAll, kind, children }: Props) {
  return (
    <section className="carousel" aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <StaticMarkup>
          <h2 id={`${id}-title`}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </StaticMarkup>
        <div className="sec-tools">
          {viewAll && (
            <a className="link" href={viewAll} aria-label={`View All ${title}`}>
              View All
            </a>
          )}
          {children.length > 0 && <CarouselButtons viewport={id} />}
        </div>
      </div>
      {children.length > 0 ? (
        <StaticMarkup id={id} className="track-view" role="group" aria-label={title}>
          <div className={`track ${kind}-track`}>{children}</div>
        </StaticMarkup>
      ) : (
        <p className="panel p-6 text-muted">No items to display</p>
      )}
    </section>
  );
}
