"use client";

import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import type { PipelineSort } from "@/lib/applications/pipeline/filters.schema";
import { comparisonOf, placed } from "@/lib/applications/pipeline/order";
import type { PipelineLanes, PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { moveTargets } from "@/lib/applications/pipeline/stages";
import { SelectionBar } from "../bulk/selection-bar.client";
import { focusCard, useLaneKeys } from "../keys/use-lane-keys.client";
import { LiveNotice } from "../live/live-notice.client";
import { useLiveChanges } from "../live/use-live-changes.client";
import { useMoves } from "../pipeline/use-moves.client";
import { useSelection } from "../pipeline/use-selection.client";
import type { CardProps } from "./card.client";
import { Lane } from "./lane.client";
import { currentTab, StageTabs } from "./stage-tabs.client";
import { useKeptFocus } from "./use-kept-focus.client";
import { useLanes } from "./use-lanes.client";

/**
 * Moves the focus along with a card that was moved: in another lane it is another element, and
 * the focus would be lost.
 */
function useFollowedCard() {
  const followed = useRef<{ id: string; stageId: string; selector: string }>(undefined);
  useEffect(() => {
    if (!followed.current) return;
    const { id, stageId, selector } = followed.current;
    followed.current = undefined;
    if (document.activeElement !== document.body) return;
    const card = document.querySelector<HTMLElement>(`[data-id="${id}"] ${selector}`);
    // A closed lane shows no cards.
    const lane = document.querySelector<HTMLElement>(`[data-stage="${stageId}"] .lane-toggle`);
    // On phones the other lane is out of sight, so work goes on in this one.
    const tab = currentTab();
    if (tab) tab.focus({ preventScroll: true });
    else (card ?? lane)?.focus();
  });
  return (row: PipelineRow, stage: StageCount, selector = ".move-button:enabled") => {
    followed.current = { id: row.id, stageId: stage.id, selector };
  };
}

/** A stage's list as the address has it. */
function addressOf(listHref = ""): string {
  const parts = new URLSearchParams(listHref.split("?")[1]);
  parts.delete("view");
  return parts.toString();
}

type Props = Pick<CardProps, "now" | "showsJob"> & {
  pipeline: PipelineLanes;
  /** The order of each stage. */
  sort: PipelineSort;
  /** The query string of the list's address. */
  search: string;
  moreHrefs: Record<string, string>;
};

/** What the lanes have of a company's applications, and what can be done with it. */
function useLaneActions(pipeline: PipelineLanes, sort: PipelineSort) {
  const { stages, allowedMoves: allowed, ownStages: own, lanes: shown, isBlind } = pipeline;
  const given = Object.values(shown).flat();
  const before = new Map(given.map(({ id, stageId }) => [id, stageId]));
  const compare = comparisonOf(sort, isBlind);
  const { rows, move, announcement, panel } = useMoves(given);
  const lanes = useLanes();
  const follow = useFollowedCard();
  const [spoken, say] = useState("");
  const rowsIn = (stage: StageCount) =>
    placed(
      rows.filter(({ stageId }) => stageId === stage.id),
      ({ id }) => before.get(id) !== stage.id,
      compare,
    );
  const places = stages.map((stage) =>
    lanes.isOpen(stage) ? rowsIn(stage).map(({ id }) => id) : [],
  );
  const selection = useSelection(places.flat());
  const targetsOf = (row: PipelineRow) => moveTargets(row, { stages, allowed, own });
  const keys = useLaneKeys({
    ...{ rows, places, stages, targetsOf, say },
    ...{ chosen: selection.chosen, select: selection.selectOne, clear: selection.clear },
    move: (moving, stage) => {
      say("");
      return move(moving, stage);
    },
    follow: (row, stage) => follow(row, stage, ".cand-name"),
  });
  return {
    ...{ rows, rowsIn, lanes, selection, targetsOf, keys, panel, move },
    // The server's count, adjusted for what has moved since.
    countOf: (stage: StageCount) =>
      stage.count +
      rowsIn(stage).length -
      given.filter(({ stageId }) => stageId === stage.id).length,
    moveByCard: (row: PipelineRow, to: StageCount) => {
      say("");
      follow(row, to);
      void move([row], to);
    },
    announcement: spoken || announcement,
  };
}

/** The applications by stage, movable by dragging, by menu and by keyboard. */
export function Lanes({ pipeline, sort, search, moreHrefs, ...common }: Props) {
  const { companyId, stages } = pipeline;
  const { rows, lanes, selection, targetsOf, keys, move, ...shown } = useLaneActions(
    pipeline,
    sort,
  );
  const [dragged, setDragged] = useState<PipelineRow | null>(null);
  const kept = useKeptFocus();
  useEarlyInput(kept.ref);
  const live = useLiveChanges({
    ...{ since: common.now, companyId, items: ".cand", keepsFocus: true },
  });
  const { lifted } = keys;
  const open = stages.filter(lanes.isOpen).length;
  return (
    <>
      <p className="sr" role="status">
        {shown.announcement}
      </p>
      {shown.panel}
      <StageTabs
        lanes={kept.ref}
        stages={stages}
        countOf={shown.countOf}
        onOpen={(stage) => lanes.isOpen(stage) || lanes.toggle(stage)}
      />
      <LiveNotice live={live} />
      <section
        className="lanes"
        style={{ "--open": Math.max(1, open), "--closed": stages.length - open } as CSSProperties}
        aria-label="Applications by stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        {...kept}
      >
        {stages.map((stage) => (
          <Lane
            key={stage.id}
            stage={stage}
            statistics={pipeline.statistics[stage.id]}
            count={shown.countOf(stage)}
            rows={shown.rowsIn(stage)}
            moreHref={moreHrefs[stage.id] ?? "/employer/applications?view=table"}
            addressIn={(id) => addressOf(moreHrefs[id ?? ""])}
            targetsOf={targetsOf}
            isOpen={lanes.isOpen(stage)}
            onToggle={() => lanes.toggle(stage)}
            onMove={shown.moveByCard}
            ringed={live.ringed}
            chosen={selection.chosen}
            onSelect={selection.selectOne}
            isAimed={lifted?.over?.id === stage.id}
            dragged={lifted?.row ?? dragged}
            liftedId={lifted?.row.id ?? null}
            onDrag={setDragged}
            {...common}
          />
        ))}
      </section>
      <SelectionBar
        {...{ companyId, rows, stages, search, selection, targetsOf, move }}
        canHandle={pipeline.canHandle}
        onCleared={focusCard}
      />
    </>
  );
}
