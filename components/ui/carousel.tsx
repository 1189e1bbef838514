import type { ReactNode } from "react";
import { CarouselButtons } from "./carousel-buttons.client";
import { StaticMarkup } from "./static-markup";

type Props = {
  /** Of the row, unique on the page. */
  id: string;
  title: string;
  subtitle?: string;
  /** Where all of it is. */
  viewAll?: string;
  /** What the row is of: decides how many stand side by side. */
  kind: "jobs" | "cats";
  /** One element a slide; nothing shows "No items to display". */
  children: ReactNode[];
};

/**
 * A labelled row of cards that scrolls sideways. The row scrolls and snaps without a script; with
 * one, the buttons move it by what fits. Cards out of view move in when they get the focus.
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
