"use client";

import { Icon } from "@/components/ui/icon";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { useDesk } from "./desk-context.client";
import { DeskKeys } from "./desk-keys.client";
import { Key } from "./key";
import { useKeptNext } from "./use-kept-next.client";

/** What can be done next with an application. */
export type DeskActions = {
  id: string;
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

/** The actions at the bottom of the page, in reach of the thumb, each with its key. */
export function ActionBar(actions: DeskActions) {
  const { id, next, ending, targets, left, hrefs, isListed } = actions;
  const { move, open, ask, isBusy } = useDesk();
  const nextHref = useKeptNext({ id, href: hrefs.next, isListed });
  return (
    <div className="action-bar no-print" role="toolbar" aria-label="Decide">
      <div className="wrap">
        <div className="action-left">
          {left && (
            <span>
              <b>{left.count} left</b> in {left.name}
            </span>
          )}
          <DeskKeys {...actions} hrefs={{ ...hrefs, next: nextHref }} />
        </div>
        {ending && (
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={isBusy}
            aria-keyshortcuts="R"
            onClick={() => void move(ending)}
          >
            <Icon name="x" size="sm" />
            {ending.name} <Key name="R" />
          </button>
        )}
        <button
          type="button"
          className="btn btn-outline"
          aria-keyshortcuts="M"
          onClick={() => open("messages", "#message-text")}
        >
          <Icon name="mail" size="sm" />
          Message <Key name="M" />
        </button>
        {targets.length > 0 && (
          <button
            type="button"
            className="btn btn-outline action-wide"
            aria-haspopup="dialog"
            aria-keyshortcuts="V"
            onClick={() => ask(true)}
          >
            Move to… <Key name="V" />
          </button>
        )}
        {next && (
          <button
            type="button"
            className="btn btn-primary action-next"
            aria-disabled={isBusy}
            aria-keyshortcuts="S"
            onClick={() => void move(next)}
          >
            <span className="sr">Move to </span>
            {next.name} <Key name="S" />
          </button>
        )}
        {nextHref && (
          <a className="btn btn-outline" href={nextHref} rel="next" aria-keyshortcuts="J">
            <Icon name="chevron-right" size="sm" />
            Next <Key name="J" />
          </a>
        )}
      </div>
    </div>
  );
}
