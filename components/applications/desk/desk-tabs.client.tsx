"use client";

import { type KeyboardEvent, type ReactNode, useRef, useSyncExternalStore } from "react";
import { type DeskTab, useDesk } from "./desk-context.client";

/** One of the tabs beside the CV. */
export type DeskPanel = {
  id: Exclude<DeskTab, "cv">;
  label: string;
  /** How many there are; shown as to do where someone has to read them. */
  count?: number;
  isToDo?: boolean;
  content: ReactNode;
};

type Props = { cv: ReactNode; assessment: ReactNode; panels: readonly DeskPanel[] };

// Where the CV is beside the tabs (desk.css).
const WIDE = "(width >= 1024px)";
const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );

/** The tab that an arrow key leads to. */
function steppedTab(key: string, tabs: readonly DeskTab[], at: DeskTab): DeskTab | undefined {
  const index = tabs.indexOf(at);
  if (key === "ArrowRight") return tabs[(index + 1) % tabs.length];
  if (key === "ArrowLeft") return tabs.at(index - 1);
  if (key === "Home") return tabs[0];
  return key === "End" ? tabs.at(-1) : undefined;
}

/**
 * The CV with everything else about an application in tabs beside it. On phones the CV is the first
 * tab. What has been opened once stays, with what was typed into it.
 */
export function DeskTabs({ cv, assessment, panels }: Props) {
  const { tab, open } = useDesk();
  const isWide = useIsWide();
  // An address can name a tab that this member doesn't have. What is beside the CV doesn't follow
  // the width, because a script learns of a new one late: the style sheet hides it where the CV is
  // the tab.
  const panel = panels.some(({ id }) => id === tab) ? tab : "answers";
  const shown = tab === "cv" && !isWide ? tab : panel;
  const opened = useRef(new Set<DeskTab>());
  opened.current.add(panel);
  const tabs: readonly DeskTab[] = [
    ...(isWide ? [] : ["cv" as const]),
    ...panels.map(({ id }) => id),
  ];

  function onKeyDown(event: KeyboardEvent): void {
    const next = steppedTab(event.key, tabs, shown);
    if (!next) return;
    event.preventDefault();
    open(next, `#tab-${next}`);
  }
  const tabProps = (id: DeskTab) => ({
    type: "button" as const,
    role: "tab",
    id: `tab-${id}`,
    "aria-selected": shown === id,
    "aria-controls": `panel-${id}`,
    tabIndex: shown === id ? 0 : -1,
    onClick: () => open(id),
    onKeyDown,
  });
  return (
    <div className="desk-grid" data-tab={tab}>
      <div className="desk-tabs no-print" role="tablist" aria-label="About this application">
        <button {...tabProps("cv")} className="desk-tab-cv">
          CV
        </button>
        {panels.map(({ id, label, count = 0, isToDo = false }) => (
          <button key={id} {...tabProps(id)}>
            {label}
            {count > 0 && (
              <span className={isToDo ? "count-pill is-todo" : "count-pill"}>
                {count}
                {isToDo && <span className="sr"> unread</span>}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        className="desk-cv"
        id="panel-cv"
        {...(isWide ? {} : { role: "tabpanel", "aria-labelledby": "tab-cv" })}
      >
        {cv}
      </div>
      <div className="desk-panels">
        {panels.map(({ id, content }) => (
          <div
            key={id}
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            hidden={panel !== id}
          >
            {opened.current.has(id) && content}
          </div>
        ))}
      </div>
      <div className="desk-assessment">{assessment}</div>
    </div>
  );
}
