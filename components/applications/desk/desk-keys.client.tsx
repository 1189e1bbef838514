"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { CheckRow } from "@/components/ui/forms/field";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { stored } from "@/lib/browser/stored";
import { useDesk } from "./desk-context.client";
import { Key } from "./key";

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
  ["R", "Not selected: opens the panel, sends nothing by itself", "move"],
  ["M", "Write a message", "write"],
  ["N", "Write a note", "write"],
  ["T", "Add a tag", "write"],
  ["G", "Rate", "read"],
  ["A", "Answers", "read"],
  ["?", "This list", "read"],
];

/** The uses that this member has keys for; someone who reads only can't move or write. */
function usesOf({ canHandle, targets }: DeskActions): readonly KeyUse[] {
  if (canHandle) return ["move", "write", "read"];
  return targets.length > 0 ? ["move", "read"] : ["read"];
}

const setting = stored("deskKeys", (json) => json !== false);
const useIsOn = () => useSyncExternalStore(setting.subscribe, setting.read, () => true);

/** Whether the focused element uses letter keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=radio]), textarea, select") ||
      target.closest("dialog, [popover]") !== null)
  );
}

function Help({ uses, onClose }: { uses: readonly KeyUse[]; onClose: () => void }) {
  const isOn = useIsOn();
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="key-list">
        {KEYS.filter(([, , use]) => uses.includes(use)).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckRow
        label="Use these keys in this browser"
        checked={isOn}
        onChange={({ target }) => void setting.write(target.checked)}
      />
      <p className="help">No key does anything while you're typing in a field.</p>
    </Modal>
  );
}

/** What each key does. */
function useActs(
  { canHandle, next, ending, targets, bar, hrefs }: DeskActions,
  showHelp: () => void,
) {
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
    "?": showHelp,
  };
  return (key: string) => {
    const place = bar[Number(key) - 1];
    if (place) return place.canMove ? () => move(place.stage) : undefined;
    return acts[key.toLowerCase()];
  };
}

/** The keys of the page, and the button that lists them. Everyone can turn them off. */
export function DeskKeys(actions: DeskActions) {
  const [isShown, setShown] = useState(false);
  const isOn = useIsOn();
  const button = useRef<HTMLButtonElement>(null);
  const actFor = useRef<ReturnType<typeof useActs>>(undefined);
  actFor.current = useActs(actions, () => setShown(true));
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const act = actFor.current?.(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="link action-keys"
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        Keys <Key name="?" />
      </button>
      {isShown && (
        <Help
          uses={usesOf(actions)}
          onClose={() => {
            setShown(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
