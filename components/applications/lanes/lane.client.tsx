"use client";

import { type DragEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PipelineRow, StageCount, StageStatistics } from "@/lib/applications/pipeline/schema";
import { STAGE_COLORS } from "../pipeline/pipeline-words";
import { Candidate, type CardProps } from "./card.client";

type LaneProps = CardProps & {
  stage: StageCount;
  statistics: StageStatistics | undefined;
  rows: PipelineRow[];
  count: number;
  /** The address of the rest of the stage. */
  moreHref: string;
  isOpen: boolean;
  /** A lifted card would be dropped here. */
  isAimed: boolean;
  onToggle: () => void;
};

/** How a stage is going: who is new, who comes soon, or how long people have been there. */
function noteOf({ stage, statistics }: Pick<LaneProps, "stage" | "statistics">): string {
  if (stage.unseen > 0) return `${stage.unseen} new`;
  if (!statistics) return "";
  if (statistics.interviews > 0) return `${statistics.interviews} coming up`;
  return statistics.medianDays > 0 ? `median ${statistics.medianDays} d` : "";
}

type LaneHeadProps = Pick<LaneProps, "stage" | "statistics" | "count" | "isOpen" | "onToggle">;

function LaneHead({ stage, statistics, count, isOpen, onToggle }: LaneHeadProps) {
  return (
    // On phones the tab says it.
    <div className={isOpen ? "lane-head sr-narrow" : "lane-head"}>
      <span
        className="stage-dot"
        aria-hidden="true"
        style={{ background: STAGE_COLORS[stage.status] }}
      />
      <h2>{stage.name}</h2>
      <span className="count-pill">{count}</span>
      {isOpen && <span className="lane-note">{noteOf({ stage, statistics })}</span>}
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

/** A stage with its first applications. */
export function Lane({
  stage,
  statistics,
  rows,
  count,
  moreHref,
  isOpen,
  isAimed,
  onToggle,
  ...common
}: LaneProps) {
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
      data-over={(takes && (isOver || isAimed)) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <LaneHead {...{ stage, statistics, count, isOpen, onToggle }} />
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
