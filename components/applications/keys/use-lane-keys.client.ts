"use client";

import { type KeyboardEvent, useState } from "react";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { isDecision } from "@/lib/applications/told";
import { cardAfter, cardBeside, type LanePlaces } from "./card-moves";
import { isOthers, type KeyList, useKeysAreOn } from "./keys-button.client";

export const LANE_KEYS: KeyList = [
  ["Arrows", "From card to card"],
  ["Enter", "Open the application"],
  ["Space", "Lift the card; arrow keys choose a stage, Space drops it, Esc puts it back"],
  ["1–9", "Move to that stage, with everyone selected"],
  ["X", "Select"],
  ["Shift ↑ ↓", "Select a range; so does a click with Shift"],
  ["Esc", "Clear the selection"],
];

type LiftedCard = { row: PipelineRow /** Where it would be dropped. */; over: StageCount | null };

type Options = {
  rows: readonly PipelineRow[];
  places: LanePlaces;
  stages: readonly StageCount[];
  chosen: ReadonlySet<string>;
  targetsOf: (row: PipelineRow) => readonly StageCount[];
  select: (id: string, isSelected: boolean, isRange: boolean) => void;
  clear: () => void;
  /** Moves them; returns whether any moved. */
  move: (rows: readonly PipelineRow[], stage: StageCount) => Promise<boolean>;
  /** Lets the focus go with a card. */
  follow: (row: PipelineRow, stage: StageCount) => void;
  say: (text: string) => void;
};

/** Puts the focus on a card's link; false if it isn't shown. */
export function focusCard(id: string | null): boolean {
  const link = id && document.querySelector<HTMLElement>(`[data-id="${id}"] .cand-name`);
  if (!link) return false;
  link.focus();
  link.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

type LiftOptions = Pick<Options, "stages" | "targetsOf" | "move" | "follow" | "say">;

/** A card that was lifted with Space: arrow keys choose a stage for it, Space drops it there. */
function useLift({ stages, targetsOf, move, follow, say }: LiftOptions) {
  const [lifted, setLifted] = useState<LiftedCard | null>(null);
  function aim({ row, over }: LiftedCard, step: number): void {
    const targets = targetsOf(row);
    const order = stages.filter(
      ({ id }) => id === row.stageId || targets.some((target) => target.id === id),
    );
    const next = order[order.findIndex(({ id }) => id === (over?.id ?? row.stageId)) + step];
    if (!next) return;
    const isBack = next.id === row.stageId;
    setLifted({ row, over: isBack ? null : next });
    say(isBack ? `Back in ${next.name}` : `Over ${next.name}`);
  }
  function putBack({ row }: LiftedCard): void {
    say(`${row.name} stays`);
    setLifted(null);
  }
  function drop(held: LiftedCard): void {
    const { row, over } = held;
    if (!over) {
      putBack(held);
      return;
    }
    setLifted(null);
    follow(row, over);
    void move([row], over);
  }
  return {
    lifted,
    lift: (row: PipelineRow) => {
      const canMove = targetsOf(row).length > 0;
      if (canMove) setLifted({ row, over: null });
      say(
        canMove
          ? `${row.name} lifted. Choose a stage with the arrow keys, and drop with Space.`
          : `${row.name} can't be moved.`,
      );
    },
    /** Whether the key is used up. */
    press: (held: LiftedCard, key: string) => {
      if (key === "ArrowLeft") aim(held, -1);
      else if (key === "ArrowRight") aim(held, 1);
      else if (key === " " || key === "Enter") drop(held);
      else if (key === "Escape" || key === "Tab") putBack(held);
      return key !== "Tab";
    },
  };
}

/** Moves a card by its stage's digit, and goes on with the card after it. */
function useDigits({ rows, places, chosen, targetsOf, clear, move, say }: Options) {
  /** Those selected, if this one is among them; of these, those that can go there. */
  function movable(row: PipelineRow, stage: StageCount): PipelineRow[] {
    const meant = chosen.has(row.id) ? rows.filter(({ id }) => chosen.has(id)) : [row];
    return meant.filter((one) => targetsOf(one).some(({ id }) => id === stage.id));
  }
  async function moveOn(row: PipelineRow, stage: StageCount, moving: PipelineRow[]) {
    const next = cardAfter(places, row.id, new Set(moving.map(({ id }) => id)));
    const goOn = () => {
      if (focusCard(next)) return;
      document.querySelector<HTMLElement>(`[data-stage="${row.stageId}"] .lane-toggle`)?.focus();
    };
    // A decision asks first: the panel gives the focus back to the card if no one moves.
    const asks = isDecision(stage.status) && moving.some(({ status }) => status !== stage.status);
    const moved = move(moving, stage);
    if (!asks) goOn();
    if (!(await moved)) return;
    if (chosen.has(row.id)) clear();
    if (asks) goOn();
  }
  return (row: PipelineRow, stage: StageCount): void => {
    const moving = movable(row, stage);
    if (moving.length > 0) void moveOn(row, stage, moving);
    else if (row.stageId !== stage.id) say(`${row.name} can't be moved to ${stage.name}.`);
  };
}

/** The keys of the lanes, while the focus is on a card. Everyone can turn them off. */
export function useLaneKeys(options: Options) {
  const { rows, places, stages, chosen, select, clear } = options;
  const isOn = useKeysAreOn();
  const { lifted, lift, press: pressLifted } = useLift(options);
  const moveTo = useDigits(options);

  function go(row: PipelineRow, { key, shiftKey }: KeyboardEvent): boolean {
    const next = cardBeside(places, row.id, key);
    if (next === null) return key.startsWith("Arrow");
    focusCard(next);
    if (shiftKey) {
      if (!chosen.has(row.id)) select(row.id, true, false);
      select(next, true, true);
    }
    return true;
  }
  function press(row: PipelineRow, event: KeyboardEvent): boolean {
    const { key } = event;
    const stage = stages[Number(key) - 1];
    if (stage) moveTo(row, stage);
    else if (key.toLowerCase() === "x") select(row.id, !chosen.has(row.id), false);
    else if (key === " " && (event.target as HTMLElement).matches(".cand-name")) lift(row);
    else if (key === "Escape" && chosen.size > 0) clear();
    else return go(row, event);
    return true;
  }
  return {
    lifted,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isOn || isOthers(event)) return;
      const id = (event.target as HTMLElement).closest<HTMLElement>(".cand")?.dataset["id"];
      const row = rows.find((one) => one.id === id);
      if (row && (lifted ? pressLifted(lifted, event.key) : press(row, event))) {
        event.preventDefault();
      }
    },
  };
}
