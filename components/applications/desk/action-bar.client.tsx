"use client";

import { Icon } from "@/components/ui/icon";
import { useDesk } from "./desk-context.client";
import { type DeskActions, DeskKeys } from "./desk-keys.client";
import { Key } from "./key";
import { useKeptNext } from "./use-kept-next.client";

/** The actions at the bottom of the page, in reach of the thumb, each with its key. */
export function ActionBar(actions: DeskActions) {
  const { id, canHandle, next, ending, targets, left, hrefs, isListed } = actions;
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
        {canHandle && (
          <button
            type="button"
            className="btn btn-outline"
            aria-keyshortcuts="M"
            onClick={() => open("messages", "#message-text")}
          >
            <Icon name="mail" size="sm" />
            Message <Key name="M" />
          </button>
        )}
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
