"use client";

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { plural } from "@/lib/shared/plural";

const TEXT_EVENT = "jobharbor:cv-text";
const FIND_EVENT = "jobharbor:find-in-cv";
const MOST_HITS = 500;
const ALL = "cv-found";
const CURRENT = "cv-current";

/** Shows the CV as text, in which the posting's skills are marked. */
export function showCvText(): void {
  document.dispatchEvent(new Event(TEXT_EVENT));
}

/** Shows the CV as text, with the cursor in its search field. */
export function findInCv(): void {
  document.dispatchEvent(new Event(FIND_EVENT));
}

/** How often the search field was asked for; `onText` is called whenever the text is. */
export function useFindRequests(onText: () => void = () => undefined): number {
  const [count, setCount] = useState(0);
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const show = () => latest.current();
    const find = () => {
      show();
      setCount((known) => known + 1);
    };
    document.addEventListener(TEXT_EVENT, show);
    document.addEventListener(FIND_EVENT, find);
    return () => {
      document.removeEventListener(TEXT_EVENT, show);
      document.removeEventListener(FIND_EVENT, find);
    };
  }, []);
  return count;
}

/** The places of a text within an element, in order, in capitals or not. */
function rangesOf(element: HTMLElement, text: string): Range[] {
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let whole = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: whole.length });
    whole += node.data;
  }
  const wanted = text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  if (wanted === "") return [];
  const placeOf = (at: number) => {
    const found = nodes.findLast(({ start }) => start <= at);
    return found && ([found.node, Math.min(at - found.start, found.node.length)] as const);
  };
  const ranges: Range[] = [];
  for (const { 0: hit, index } of whole.matchAll(new RegExp(wanted, "giu"))) {
    const [from, to] = [placeOf(index), placeOf(index + hit.length - 1)];
    if (!from || !to || ranges.length >= MOST_HITS) break;
    const range = new Range();
    range.setStart(from[0], from[1]);
    range.setEnd(to[0], to[1] + 1);
    ranges.push(range);
  }
  return ranges;
}

function paint(name: string, ranges: readonly Range[]): void {
  // Older browsers only scroll to what is found.
  if (typeof Highlight === "undefined") return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}

/** Scrolls only the text, not the page below a sticky bar. */
function bringIntoView(box: HTMLElement, range: Range): void {
  const [hit, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  if (hit.top < frame.top || hit.bottom > frame.bottom) {
    box.scrollTop += hit.top - frame.top - frame.height / 3;
  }
  range.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
}

type Props = {
  /** What is searched. */
  within: RefObject<HTMLElement | null>;
  /** How often the field was asked for: each time it gets the focus. */
  requests: number;
  /** Whether the text is there. */
  isReady: boolean;
};

/** Finds words in a CV's text: Enter and Shift+Enter go from one place to the next. */
export function FindInCv({ within, requests, isReady }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [hits, setHits] = useState<Range[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [requests]);
  const findAgain = useRef(() => undefined as unknown);
  findAgain.current = () => text && find(text);
  useEffect(() => {
    if (isReady) findAgain.current();
  }, [isReady]);
  useEffect(
    () => () => {
      for (const name of [ALL, CURRENT]) paint(name, []);
    },
    [],
  );

  function show(ranges: readonly Range[], index: number): void {
    const current = ranges[index];
    setAt(index);
    paint(ALL, ranges);
    paint(CURRENT, current ? [current] : []);
    if (current && within.current) bringIntoView(within.current, current);
  }
  function find(typed: string): void {
    const ranges = within.current ? rangesOf(within.current, typed) : [];
    setText(typed);
    setHits(ranges);
    show(ranges, 0);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") {
      event.preventDefault();
      const step = event.shiftKey ? hits.length - 1 : 1;
      if (hits.length > 0) show(hits, (at + step) % hits.length);
    } else if (event.key === "Escape") {
      event.preventDefault();
      find("");
      within.current?.focus();
    }
  }
  const found =
    hits.length === 0
      ? "Not found"
      : `${at + 1} of ${plural(hits.length, { one: "{count} place", other: "{count} places" })}`;
  return (
    <div className="find-in-cv">
      <label className="sr" htmlFor={id}>
        Find in the CV
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        type="search"
        placeholder="Find in the CV"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        onKeyDown={press}
      />
      <p className="help" role="status">
        {text.trim() === "" ? "" : found}
      </p>
    </div>
  );
}
