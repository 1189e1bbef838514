"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { useDeskMove } from "./use-desk-move.client";

const DESK_TABS = ["cv", "answers", "messages", "notes", "interviews", "history"] as const;
export type DeskTab = (typeof DESK_TABS)[number];

type Desk = {
  tab: DeskTab;
  /** Shows a tab; `focus` is what gets the focus in it. */
  open: (tab: DeskTab, focus?: string) => void;
  /** Moves the application; a decision opens the panel. Returns whether it moved. */
  move: (stage: Stage, note?: string) => Promise<boolean>;
  isBusy: boolean;
  /** Whether the dialog that moves with a note is open. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
};

const Context = createContext<Desk | null>(null);

/** The desk that a part stands on. */
export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error("Only within a desk");
  return desk;
}

/** The tab that an address names, e.g. "#notes"; an offer is in the history. */
function tabIn(hash: string): DeskTab | undefined {
  const name = hash.slice(1);
  return name === "offer" || name === "letters"
    ? "history"
    : DESK_TABS.find((known) => known === name);
}

type Props = {
  application: { id: string; version: number; stageId: string | null };
  children: ReactNode;
};

/** What the parts of one application's page share: the open tab, and moving it on. */
export function Desk({ application, children }: Props) {
  const [tab, setTab] = useState<DeskTab>("cv");
  const [isAsking, ask] = useState(false);
  const focus = useRef<string>(undefined);
  const { move, isBusy, panel } = useDeskMove(application);

  useEffect(() => {
    const follow = () => setTab((known) => tabIn(location.hash) ?? known);
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    const wanted = focus.current;
    focus.current = undefined;
    if (wanted) document.querySelector<HTMLElement>(wanted)?.focus();
  });

  function open(wanted: DeskTab, selector?: string): void {
    focus.current = selector;
    setTab(wanted);
    const address = wanted === "cv" ? location.pathname + location.search : `#${wanted}`;
    history.replaceState(history.state, "", address);
    // What is open already is not rendered again.
    if (wanted === tab && selector) document.querySelector<HTMLElement>(selector)?.focus();
  }
  return (
    <Context value={{ tab, open, move, isBusy, isAsking, ask }}>
      {children}
      {panel}
    </Context>
  );
}
