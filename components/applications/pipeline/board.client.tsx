"use client";

import { type DragEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PipelineBoard, PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { applicationHref } from "../employer-view/queue-list";
import {
  CandidateSummary,
  CandidateTags,
  Facts,
  Monogram,
  Skills,
  StageAge,
} from "./candidate-parts";
import { MoveMenu } from "./move-menu.client";
import { STAGE_COLORS } from "./pipeline-words";
import { useLanes } from "./use-lanes.client";
import { useMoves } from "./use-moves.client";

type Common = {
  /** The ISO instant when the page was rendered. */
  now: string;
  showsJob: boolean;
  /** The address of a stage as a list, which the application's page keeps. */
  addressIn: (stageId: string | null) => string;
  targetsOf: (row: PipelineRow) => StageCount[];
  onMove: (row: PipelineRow, stage: StageCount) => void;
  dragged: PipelineRow | null;
  onDrag: (row: PipelineRow | null) => void;
};

function Candidate({
  row,
  now,
  showsJob,
  addressIn,
  targetsOf,
  onMove,
  dragged,
  onDrag,
}: Common & { row: PipelineRow }) {
  function start(event: DragEvent<HTMLElement>): void {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", row.name);
    onDrag(row);
  }

  return (
    <li
      className="cand"
      data-id={row.id}
      draggable={targetsOf(row).length > 0}
      data-dragged={dragged?.id === row.id || undefined}
      onDragStart={start}
      onDragEnd={() => onDrag(null)}
    >
      <div className="cand-who">
        <Monogram row={row} />
        <div className="cand-words">
          <a
            className="cand-name"
            href={applicationHref(row.id, addressIn(row.stageId))}
            draggable={false}
            dir="auto"
          >
            {row.name}
          </a>
          <CandidateSummary row={row} />
          {showsJob && <span dir="auto">For {row.jobTitle}</span>}
        </div>
        {row.isNew && <span className="beacon" role="img" aria-label="New" />}
      </div>
      <div className="cand-meta">
        <Skills skills={row.skills} />
        <Facts row={row} />
      </div>
      <CandidateTags tags={row.tags} />
      <div className="cand-foot">
        <MoveMenu who={row.name} targets={targetsOf(row)} onMove={(stage) => onMove(row, stage)} />
        <StageAge row={row} now={now} />
      </div>
    </li>
  );
}

type LaneProps = Common & {
  stage: StageCount;
  rows: PipelineRow[];
  count: number;
  /** The address of the rest of the stage. */
  moreHref: string;
  isOpen: boolean;
  onToggle: () => void;
};

type LaneHeadProps = Pick<LaneProps, "stage" | "count" | "isOpen" | "onToggle">;

function LaneHead({ stage, count, isOpen, onToggle }: LaneHeadProps) {
  return (
    <div className="lane-head">
      <span
        className="stage-dot"
        aria-hidden="true"
        style={{ background: STAGE_COLORS[stage.status] }}
      />
      <h2>{stage.name}</h2>
      <span className="count-pill">{count}</span>
      <button
        type="button"
        className="lane-toggle"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? "Hide" : "Show"} ${stage.name}`}
        onClick={onToggle}
      >
        <Icon name={isOpen ? "chevrons-left" : "chevrons-right"} size="sm" />
      </button>
    </div>
  );
}

function Lane({ stage, rows, count, moreHref, isOpen, onToggle, ...common }: LaneProps) {
  const [isOver, setOver] = useState(false);
  const { dragged, onDrag, onMove, targetsOf } = common;
  const takes = dragged !== null && targetsOf(dragged).some(({ id }) => id === stage.id);

  function drop(event: DragEvent<HTMLElement>): void {
    event.preventDefault();
    setOver(false);
    if (dragged && takes) onMove(dragged, stage);
    onDrag(null);
  }

  const more = count - rows.length;
  return (
    <section
      className={isOpen ? "lane" : "lane is-closed"}
      data-stage={stage.id}
      aria-label={`${stage.name}, ${count}`}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <LaneHead stage={stage} count={count} isOpen={isOpen} onToggle={onToggle} />
      {isOpen && (
        <>
          <ul className="lane-list">
            {rows.map((row) => (
              <Candidate key={row.id} row={row} {...common} />
            ))}
          </ul>
          {takes && <p className="lane-drop">Drop here: {stage.name}</p>}
          {rows.length === 0 && !takes && <p className="lane-empty">No one here</p>}
          {more > 0 && (
            <a className="btn btn-quiet btn-sm" href={moreHref}>
              {more} more
            </a>
          )}
        </>
      )}
    </section>
  );
}

/**
 * Moves the focus along with a card moved by its menu: in another lane it is another element, and
 * the focus would be lost.
 */
function useFollowedCard() {
  const followed = useRef<{ id: string; stageId: string }>(undefined);
  useEffect(() => {
    if (!followed.current) return;
    const { id, stageId } = followed.current;
    followed.current = undefined;
    if (document.activeElement !== document.body) return;
    const card = document.querySelector<HTMLElement>(`[data-id="${id}"] .move-button:enabled`);
    // A closed lane shows no cards.
    const lane = document.querySelector<HTMLElement>(`[data-stage="${stageId}"] .lane-toggle`);
    (card ?? lane)?.focus();
  });
  return (row: PipelineRow, stage: StageCount) => {
    followed.current = { id: row.id, stageId: stage.id };
  };
}

/** A stage's list as the board's address has it. */
function addressOf(listHref = ""): string {
  const parts = new URLSearchParams(listHref.split("?")[1]);
  parts.delete("view");
  return parts.toString();
}

type Props = Pick<Common, "now" | "showsJob"> & {
  board: PipelineBoard;
  moreHrefs: Record<string, string>;
};

/** The applications by stage, movable by dragging, by menu and by keyboard. */
export function Board({ board, moreHrefs, ...common }: Props) {
  const given = Object.values(board.lanes).flat();
  const { rows, move, announcement, panel } = useMoves(given);
  const [dragged, setDragged] = useState<PipelineRow | null>(null);
  const lanes = useLanes();
  const follow = useFollowedCard();

  const targetsOf = ({ status, stageId }: PipelineRow) =>
    board.stages.filter(({ id }) => id !== stageId && board.allowedMoves[status]?.includes(id));
  // The server's count, adjusted for what has moved since.
  const countOf = ({ id, count }: StageCount) =>
    count +
    rows.filter(({ stageId }) => stageId === id).length -
    given.filter(({ stageId }) => stageId === id).length;

  return (
    <>
      <p className="sr" role="status">
        {announcement}
      </p>
      {panel}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="board" aria-label="Applications by stage" tabIndex={0}>
        {board.stages.map((stage) => (
          <Lane
            key={stage.id}
            stage={stage}
            count={countOf(stage)}
            rows={rows.filter(({ stageId }) => stageId === stage.id)}
            moreHref={moreHrefs[stage.id] ?? "/employer/applications?view=table"}
            addressIn={(id) => addressOf(moreHrefs[id ?? ""])}
            targetsOf={targetsOf}
            isOpen={lanes.isOpen(stage)}
            onToggle={() => lanes.toggle(stage)}
            onMove={(row, to) => {
              follow(row, to);
              void move([row], to);
            }}
            dragged={dragged}
            onDrag={setDragged}
            {...common}
          />
        ))}
      </section>
    </>
  );
}
