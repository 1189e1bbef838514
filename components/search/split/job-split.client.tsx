"use client";

import { useSearchParams } from "next/navigation";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { JobAside, type NamedJob } from "./job-aside.client";
import { jobLinks, markSelected, slugOf } from "./job-links";

function watchWidth(changed: () => void): () => void {
  const wide = matchMedia("(width >= 1201px)");
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
}

/** Whether there is room for a job beside the list (job-split.css). */
function useIsWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia("(width >= 1201px)").matches,
    () => false,
  );
}

/** The page's address with this job beside its list. */
function addressWith(slug: string): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set("job", slug);
  return `${location.pathname}?${parameters}`;
}

/** The job whose link was pressed, without a key that opens it elsewhere. */
function pressedJob(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  // Enter on a link is a click without a press, and opens the job's own page.
  if (event.detail === 0 || event.defaultPrevented || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a.job-link");
  return link && slugOf(link);
}

/** The link that an arrow key leads to from this element, if any. */
function nextLink(list: Element, { key, target }: KeyboardEvent): HTMLAnchorElement | null {
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(target instanceof Node)) return null;
  const links = jobLinks(list);
  const at = links.findIndex((link) => link.closest("article")?.contains(target));
  return at < 0 ? null : (links[at + step] ?? null);
}

type Props = {
  /** The list's first job, shown until one is chosen. */
  first: string | null;
  named: NamedJob | null;
  /** The list. */
  children: ReactNode;
};

/**
 * A list of jobs and, where there is room, one of them beside it. A press on a job shows it here and
 * names it in the address. Everything else that opens a link leads to the job's own page, as do all
 * links on a small screen and without scripts. Up and down move through the list, right leads into
 * the job, and Escape back.
 */
export function JobSplit({ first, named, children }: Props) {
  const chosen = useSearchParams().get("job");
  const isWide = useIsWide();
  const list = useRef<HTMLDivElement>(null);
  const slug = chosen ?? (isWide ? first : null);

  // The cards aren't React's (StaticMarkup), and may be others after each change of the filters.
  useEffect(() => {
    if (list.current) markSelected(list.current, slug);
  });

  function choose(event: MouseEvent) {
    const pressed = isWide ? pressedJob(event) : null;
    if (pressed === null) return;
    event.preventDefault();
    if (pressed !== chosen) history.pushState(null, "", addressWith(pressed));
  }

  function move(event: KeyboardEvent) {
    if (!isWide || !list.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight" && (event.target as Element).matches(".job-link")) {
      event.preventDefault();
      document.querySelector<HTMLElement>("#pane .pane-body")?.focus();
    }
    const next = nextLink(list.current, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    history.replaceState(null, "", addressWith(slugOf(next)));
  }

  function leave() {
    if (!list.current) return;
    const selected = list.current.querySelector<HTMLElement>("a[aria-current]");
    (selected ?? jobLinks(list.current)[0])?.focus();
  }

  return (
    <div className={chosen === null ? "split" : "split has-job"}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is operated */}
      <div ref={list} className="split-list" onClick={choose} onKeyDown={move}>
        <a className="skip skip-to-job" href="#pane-title">
          Skip to the selected job
        </a>
        {children}
      </div>
      <JobAside slug={slug} named={named} isChosen={chosen !== null} onLeave={leave} />
    </div>
  );
}
