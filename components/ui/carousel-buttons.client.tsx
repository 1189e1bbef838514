"use client";

import { useEffect, useState } from "react";
import { Icon } from "./icon";

const SLIDE_MS = 500;
const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Scrolls the track by what it shows at once. Snapping waits, or it would fight the movement. */
function slide(track: HTMLElement, direction: 1 | -1): void {
  const first = track.firstElementChild;
  if (!first) return;
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const step = first.getBoundingClientRect().width + gap;
  const shown = Math.max(1, Math.floor((track.clientWidth + gap) / step));
  const from = track.scrollLeft;
  const last = track.scrollWidth - track.clientWidth;
  const to = Math.min(last, Math.max(0, from + direction * shown * step));
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    track.scrollLeft = to;
    return;
  }
  const start = performance.now();
  track.style.scrollSnapType = "none";
  function move(now: number) {
    const passed = Math.min(1, (now - start) / SLIDE_MS);
    track.scrollLeft = from + (to - from) * easeOut(passed);
    if (passed < 1) requestAnimationFrame(move);
    else track.style.scrollSnapType = "";
  }
  requestAnimationFrame(move);
}

/** Previous and next of the track with that id, each disabled at its end. */
export function CarouselButtons({ track: id }: { track: string }) {
  const [{ atStart, atEnd }, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const track = document.getElementById(id);
    if (!track) return;
    const measure = () => {
      const rest = track.scrollWidth - track.clientWidth - track.scrollLeft;
      const next = { atStart: track.scrollLeft < 8, atEnd: rest < 8 };
      setEnds((ends) => (ends.atStart === next.atStart && ends.atEnd === next.atEnd ? ends : next));
    };
    measure();
    track.addEventListener("scroll", measure, { passive: true });
    const resizing = new ResizeObserver(measure);
    resizing.observe(track);
    return () => {
      track.removeEventListener("scroll", measure);
      resizing.disconnect();
    };
  }, [id]);

  const go = (direction: 1 | -1) => () => {
    const track = document.getElementById(id);
    if (track) slide(track, direction);
  };
  return (
    <>
      <button
        type="button"
        className="icon-btn outlined needs-script"
        aria-label="Previous"
        aria-controls={id}
        disabled={atStart}
        onClick={go(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="icon-btn outlined needs-script"
        aria-label="Next"
        aria-controls={id}
        disabled={atEnd}
        onClick={go(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </>
  );
}
