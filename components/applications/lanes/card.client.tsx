"use client";

import type { DragEvent, MouseEvent } from "react";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { applicationHref } from "../pipeline/application-href";
import {
  CandidateSummary,
  CandidateTags,
  Facts,
  Skills,
  StageAge,
} from "../pipeline/candidate-parts";
import { Monogram } from "../pipeline/monogram";
import { MoveMenu } from "../pipeline/move-menu.client";
import { CardEvent } from "./card-event";

/** What every card in a lane needs. */
export type CardProps = {
  /** The ISO instant when the page was rendered. */
  now: string;
  showsJob: boolean;
  chosen: ReadonlySet<string>;
  /** `isRange` takes everything from the last one pressed. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Those that colleagues just changed. */
  ringed: ReadonlySet<string>;
  /** The address of a stage as a list, which the application's page keeps. */
  addressIn: (stageId: string | null) => string;
  targetsOf: (row: PipelineRow) => StageCount[];
  onMove: (row: PipelineRow, stage: StageCount) => void;
  dragged: PipelineRow | null;
  /** The card that keys have lifted, which is also the dragged one. */
  liftedId: string | null;
  onDrag: (row: PipelineRow | null) => void;
};

/** Someone in a lane, who can be dragged to another. */
export function Candidate({
  row,
  now,
  showsJob,
  chosen,
  onSelect,
  ringed,
  addressIn,
  targetsOf,
  onMove,
  dragged,
  liftedId,
  onDrag,
}: CardProps & { row: PipelineRow }) {
  function start(event: DragEvent<HTMLElement>): void {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", row.name);
    onDrag(row);
  }

  // As in a list of files: with Shift, a click selects up to here.
  function selectRange(event: MouseEvent<HTMLElement>): void {
    if (!event.shiftKey || (event.target as HTMLElement).closest("button, input")) return;
    event.preventDefault();
    if (event.type === "click") onSelect(row.id, true, true);
  }

  const isSelected = chosen.has(row.id);
  return (
    <li
      className="cand"
      data-id={row.id}
      data-live={ringed.has(row.id) || undefined}
      draggable={targetsOf(row).length > 0}
      data-dragged={(dragged?.id === row.id && liftedId === null) || undefined}
      data-lifted={liftedId === row.id || undefined}
      data-selected={isSelected || undefined}
      onClickCapture={selectRange}
      onMouseDown={selectRange}
      onDragStart={start}
      onDragEnd={() => onDrag(null)}
    >
      <div className="cand-who">
        <label className="cand-face">
          <Monogram {...row} />
          <input
            type="checkbox"
            className="needs-script"
            aria-label={`Select ${row.name}`}
            checked={isSelected}
            onChange={({ currentTarget, nativeEvent }) =>
              onSelect(
                row.id,
                currentTarget.checked,
                nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey,
              )
            }
          />
        </label>
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
      <CardEvent row={row} />
      <div className="cand-meta">
        <Skills skills={row.skills} />
        <Facts row={row} hidesInterview hidesResume />
      </div>
      <CandidateTags tags={row.tags} />
      <div className="cand-foot">
        <StageAge row={row} now={now} />
        <MoveMenu
          who={row.name}
          targets={targetsOf(row)}
          onMove={(stage) => onMove(row, stage)}
          isSmall
        />
      </div>
    </li>
  );
}
