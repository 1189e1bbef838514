"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { StepButtons } from "./step-buttons.client";

// The animation costs eight kilobytes that no one needs before the row is near the screen.
const CarouselMotion = lazy(() => import("./carousel-motion.client"));
// Not for the edge of a row that shows below the first screen.
const NEAR = "-100px 0px";

/**
 * The previous and next buttons of the row whose viewport has this id, each disabled at its end.
 */
export function CarouselButtons({ viewport: id }: { viewport: string }) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setViewport(element);
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [id]);

  const still = <StepButtons controls={id} canPrevious={false} canNext={false} />;
  if (!viewport) return still;
  return (
    <Suspense fallback={still}>
      <CarouselMotion viewport={viewport} />
    </Suspense>
  );
}
