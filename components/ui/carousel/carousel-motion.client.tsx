"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { StepButtons } from "./step-buttons.client";

// Embla moves by attraction, a share of the remaining way each frame: 14 covers 99% in 500 ms.
const DURATION = 14;

/**
 * Adds dragging and buttons to a row that scrolls and snaps by itself, without moving it. A default
 * export because it is loaded lazily.
 */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a module's default export
export default function CarouselMotion({ viewport }: { viewport: HTMLElement }) {
  const [attach, embla] = useEmblaCarousel({
    // Where the browser's own snapping puts a card: below the heading's first letter.
    align: () => Number.parseFloat(getComputedStyle(viewport).scrollPaddingLeft) || 0,
    containScroll: "trimSnaps",
    slidesToScroll: "auto",
    duration: DURATION,
    slides: columns(viewport),
    startIndex: firstVisible(viewport),
  });
  const [ends, setEnds] = useState({ canPrevious: false, canNext: true });

  useEffect(() => {
    viewport.dataset["moving"] = "";
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const measure = () =>
      setEnds({ canPrevious: embla.canScrollPrev(), canNext: embla.canScrollNext() });
    measure();
    embla.on("select", measure).on("reInit", measure);
    return () => {
      embla.off("select", measure).off("reInit", measure);
    };
  }, [embla]);

  const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <StepButtons
      controls={viewport.id}
      {...ends}
      onPrevious={() => embla?.scrollPrev(isMotionReduced())}
      onNext={() => embla?.scrollNext(isMotionReduced())}
    />
  );
}

/** What moves as one: categories are in two rows, and a column's first card stands for both. */
function columns(viewport: HTMLElement): HTMLElement[] {
  const cards = [...(viewport.firstElementChild?.children ?? [])].filter(
    (card) => card instanceof HTMLElement,
  );
  return cards.filter((card, index) => cards[index - 1]?.offsetLeft !== card.offsetLeft);
}

/** The stop at which the first column is in view. */
function firstVisible(viewport: HTMLElement): number {
  if (viewport.scrollLeft === 0) return 0;
  const { left, width } = viewport.getBoundingClientRect();
  const slides = columns(viewport);
  const first = slides.findIndex((slide) => slide.getBoundingClientRect().left >= left - 8);
  const size = slides[0]?.getBoundingClientRect().width || width;
  return Math.floor(Math.max(0, first) / Math.max(1, Math.floor(width / size)));
}
