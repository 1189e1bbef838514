"use client";

import { Icon } from "@/components/ui/icon";
import type { StagePlace } from "@/lib/applications/employer-view/neighbours.schema";
import { useDesk } from "./desk-context.client";
import { Key } from "./key";

type Props = { places: readonly StagePlace[] };

const WORDS = { done: ", passed", here: ", now", ahead: "" };

/** The stages from left to right, with the one it stands in; a press moves it to another. */
export function StageBar({ places }: Props) {
  const { move, isBusy } = useDesk();
  const here = places.findIndex(({ isHere }) => isHere);
  if (places.length === 0) return null;
  return (
    <nav className="stage-bar no-print" aria-label="Stage">
      <ol>
        {places.map((place, index) => {
          const { id, name, isHere, canMove } = place;
          const state = isHere ? "here" : index < here ? "done" : "ahead";
          return (
            <li key={id} data-state={state}>
              <button
                type="button"
                aria-disabled={isHere || !canMove || isBusy}
                {...(isHere ? { "aria-current": "step" as const } : {})}
                title={canMove ? `Move to ${name} (${index + 1})` : undefined}
                onClick={() => canMove && void move(place)}
              >
                {state === "done" && <Icon name="check" size="sm" />}
                {name}
                <span className="sr">{WORDS[state]}</span>
                {canMove && index < 9 && <Key name={String(index + 1)} />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
