"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { findInCv } from "../employer-view/find-in-cv.client";
import { isOthers, KeysButton, useKeysAreOn } from "../keys/keys-button.client";
import { useDesk } from "./desk-context.client";

/** What can be done next with an application. */
export type DeskActions = {
  id: string;
  /** Whether this member writes messages, notes and tags. */
  canHandle: boolean;
  /** The stage after this one, on the way to being hired; null at the end. */
  next: Stage | null;
  /** Where people go who are not taken further; null if there's no way there. */
  ending: Stage | null;
  /** Every stage that it can be moved to, in order; and those of the bar, with their keys. */
  targets: readonly Stage[];
  bar: readonly { stage: Stage; canMove: boolean }[];
  /** How many are left in the list that it was opened from. */
  left: { count: number; name: string } | null;
  hrefs: { previous: string | null; next: string | null };
  /** Whether it is still in its list, whose next one is known. */
  isListed: boolean;
};

type KeyUse = "move" | "write" | "read";

const KEYS: readonly (readonly [key: string, what: string, use: KeyUse])[] = [
  ["J", "Next application", "read"],
  ["K", "Previous application", "read"],
  ["1–9", "Move to a stage of the bar", "move"],
  ["S", "Move to the next stage", "move"],
  ["V", "Move to… with a note to the applicant", "move"],
  ["R", "Not selected: opens the panel without sending anything", "move"],
  ["M", "Write a message", "write"],
  ["N", "Write a note", "write"],
  ["T", "Add a tag", "write"],
  ["G", "Rate", "read"],
  ["A", "Answers", "read"],
  ["/", "Find in the CV", "read"],
];

/** The uses that this member has keys for; someone who reads only can't move or write. */
function usesOf({ canHandle, targets }: DeskActions): readonly KeyUse[] {
  if (canHandle) return ["move", "write", "read"];
  return targets.length > 0 ? ["move", "read"] : ["read"];
}

/** What each key does. */
function useActs({ canHandle, next, ending, targets, bar, hrefs }: DeskActions) {
  const router = useRouter();
  const { move, open, ask } = useDesk();
  const go = (href: string | null) => href && router.push(href as Route);
  const acts: Record<string, () => unknown> = {
    j: () => go(hrefs.next),
    k: () => go(hrefs.previous),
    s: () => next && move(next),
    v: () => targets.length > 0 && ask(true),
    r: () => ending && move(ending),
    m: () => canHandle && open("messages", "#message-text"),
    n: () => canHandle && open("notes", "#note-text"),
    t: () => document.getElementById("tag-text")?.focus(),
    g: () => document.querySelector<HTMLElement>(".rating input")?.focus(),
    a: () => open("answers", "#tab-answers"),
    "/": () => {
      open("cv");
      findInCv();
    },
  };
  return (key: string) => {
    const place = bar[Number(key) - 1];
    if (place) return place.canMove ? () => move(place.stage) : undefined;
    return acts[key.toLowerCase()];
  };
}

/** The keys of the page, and the button that lists them. Everyone can turn them off. */
export function DeskKeys(actions: DeskActions) {
  const isOn = useKeysAreOn();
  const actFor = useRef<ReturnType<typeof useActs>>(undefined);
  actFor.current = useActs(actions);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || isOthers(event)) return;
      const act = actFor.current?.(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  const uses = usesOf(actions);
  const keys = KEYS.filter(([, , use]) => uses.includes(use)).map(
    ([key, what]) => [key, what] as const,
  );
  return <KeysButton keys={keys} className="link action-keys" />;
}
