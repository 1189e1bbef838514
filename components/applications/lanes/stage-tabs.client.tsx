"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { StageCount } from "@/lib/applications/pipeline/schema";

type Props = {
  lanes: RefObject<HTMLElement | null>;
  stages: readonly StageCount[];
  countOf: (stage: StageCount) => number;
  /** Opens a lane that is closed. */
  onOpen: (stage: StageCount) => void;
};

const laneOf = (lanes: HTMLElement | null, id: string) =>
  lanes?.querySelector<HTMLElement>(`[data-stage="${id}"]`) ?? null;

/** The tab of the stage that is shown; null where all lanes are beside each other. */
export function currentTab(): HTMLElement | null {
  const tab = document.querySelector<HTMLElement>(".stage-tabs [aria-current]");
  return tab?.checkVisibility() ? tab : null;
}

/** The stage whose lane is on the screen, as they are scrolled. */
function useShownStage({ lanes, stages }: Pick<Props, "lanes" | "stages">): string | undefined {
  const [shown, setShown] = useState(stages[0]?.id);
  const ids = stages.map(({ id }) => id).join(" ");
  useEffect(() => {
    const root = lanes.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const lane = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement;
        if (lane) setShown(lane.dataset["stage"]);
      },
      // The line in the middle of the lanes, which one lane crosses at a time.
      { root, rootMargin: "0px -50%" },
    );
    for (const id of ids.split(" ")) {
      const lane = laneOf(root, id);
      if (lane) observer.observe(lane);
    }
    return () => observer.disconnect();
  }, [lanes, ids]);
  return shown;
}

/** On phones, where a lane is as wide as the screen: the stages, each a press away. */
export function StageTabs({ lanes, stages, countOf, onOpen }: Props) {
  const shown = useShownStage({ lanes, stages });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>(`[data-tab="${shown}"]`);
    if (!tab || !nav.current) return;
    // Only the tabs scroll, never the page.
    nav.current.scrollTo({
      left: tab.offsetLeft - (nav.current.clientWidth - tab.clientWidth) / 2,
    });
  }, [shown]);

  function show(stage: StageCount): void {
    onOpen(stage);
    requestAnimationFrame(() => {
      const root = lanes.current;
      const lane = laneOf(root, stage.id);
      if (!root || !lane) return;
      root.scrollTo({ left: lane.offsetLeft });
      // From far down another lane, to where this one begins.
      if (root.getBoundingClientRect().top < 0) nav.current?.scrollIntoView({ block: "start" });
    });
  }

  return (
    <nav className="stage-tabs needs-script" aria-label="Stages" ref={nav}>
      {stages.map((stage) => (
        <button
          key={stage.id}
          type="button"
          data-tab={stage.id}
          {...(stage.id === shown ? { "aria-current": "true" as const } : {})}
          onClick={() => show(stage)}
        >
          {stage.name} <span>{countOf(stage)}</span>
        </button>
      ))}
    </nav>
  );
}
