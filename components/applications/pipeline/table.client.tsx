"use client";

import { useRef } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import type { PipelinePage, PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { moveTargets } from "@/lib/applications/pipeline/stages";
import { COLUMN_NAMES } from "@/lib/applications/saved-views/columns";
import type { TableColumn } from "@/lib/applications/saved-views/columns.schema";
import { SelectionBar } from "../bulk/selection-bar.client";
import { useTableKeys } from "../keys/use-table-keys.client";
import { LiveNotice } from "../live/live-notice.client";
import { useLiveChanges } from "../live/use-live-changes.client";
import { applicationHref } from "./application-href";
import { CandidateSummary, CandidateTags, Unread } from "./candidate-parts";
import { CloseWaiting } from "./close-waiting";
import { Monogram } from "./monogram";
import { MoveMenu } from "./move-menu.client";
import { isNumber, TableCell, withoutColumns } from "./table-cells";
import { useMoves } from "./use-moves.client";
import { useSelection } from "./use-selection.client";

type RowProps = {
  row: PipelineRow;
  /** The columns besides the name, in order. */
  columns: readonly TableColumn[];
  stage: StageCount | undefined;
  now: string;
  /** The list's address, which the application's page keeps. */
  address: string;
  targets: StageCount[];
  isSelected: boolean;
  /** A colleague just changed it. */
  isLive: boolean;
  /** `isRange` takes everything from the last one pressed. */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onMove: (stage: StageCount) => void;
};

function Row({
  row,
  columns,
  stage,
  now,
  address,
  targets,
  isSelected,
  isLive,
  onSelect,
  onMove,
}: RowProps) {
  return (
    <tr
      className={isSelected ? "is-selected" : undefined}
      data-id={row.id}
      data-live={isLive || undefined}
    >
      <td className="pipe-check">
        <label className="check">
          <input
            type="checkbox"
            aria-label={`Select ${row.name}`}
            checked={isSelected}
            onChange={({ currentTarget, nativeEvent }) =>
              onSelect(
                currentTarget.checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              )
            }
          />
        </label>
      </td>
      <th scope="row" className="pipe-lead">
        <div className="cand-who">
          <Monogram {...row} />
          <div className="cand-words">
            <a className="cand-name" href={applicationHref(row.id, address)} dir="auto">
              {row.name}
            </a>
            <CandidateSummary row={withoutColumns(row, columns)} isLine />
            {!columns.includes("job") && <span dir="auto">For {row.jobTitle}</span>}
            {!columns.includes("tags") && <CandidateTags tags={row.tags} />}
          </div>
          {!columns.includes("facts") && <Unread unread={row.unread} />}
          {row.isNew && <span className="beacon" role="img" aria-label="New" />}
        </div>
      </th>
      {columns.map((column) => (
        <TableCell key={column} {...{ column, columns, row, stage, now }} />
      ))}
      <td className="pipe-act">
        <MoveMenu
          who={row.name}
          targets={targets}
          onMove={onMove}
          className="btn btn-outline btn-sm"
        />
      </td>
    </tr>
  );
}

type Props = {
  list: PipelinePage;
  now: string;
  /** The query string of the list's address. */
  search: string;
  /** These have waited for a long time, so closing them is offered. */
  isOfWaiting: boolean;
  columns: readonly TableColumn[];
};

/**
 * The applications as a table, or as cards on phones; several can be moved and exported at once.
 */
export function Table({ list, now, search, isOfWaiting, columns }: Props) {
  const { rows, move, announcement, panel } = useMoves(list.rows);
  const { companyId } = list;
  const live = useLiveChanges({ since: now, companyId, items: ".pipe-table tbody tr" });
  const all = rows.map(({ id }) => id);
  const selection = useSelection(all);
  const { chosen, select, selectOne, clear } = selection;
  const place = useRef<HTMLDivElement>(null);
  useEarlyInput(place);
  const onKeyDown = useTableKeys({ ids: all, chosen, select: selectOne, clear });
  const selected = rows.filter(({ id }) => chosen.has(id));

  const { stages, allowedMoves: allowed, ownStages: own } = list;
  const targetsOf = (row: PipelineRow) => moveTargets(row, { stages, allowed, own });
  // The server's rows: while they are being closed, the dialog stays with what was typed.
  const waiting = list.rows.filter(({ status }) => status === "submitted");
  const ending = list.stages.find(({ status }) => status === "not_selected");
  return (
    <>
      <p className="sr" role="status">
        {announcement}
      </p>
      {panel}
      <LiveNotice live={live} />
      {isOfWaiting && ending && waiting.length > 0 && (
        <CloseWaiting
          count={waiting.length}
          onAnswer={() =>
            void move(
              rows.filter(({ status }) => status === "submitted"),
              ending,
            )
          }
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it */}
      <div className="pipe-wrap" ref={place} onKeyDown={onKeyDown}>
        <table className="pipe-table">
          <caption className="sr">Applications</caption>
          <thead>
            <tr>
              <th scope="col" className="pipe-check">
                <label className="check">
                  <input
                    type="checkbox"
                    aria-label="Select all on this page"
                    checked={selected.length === rows.length}
                    onChange={(event) => select(all, event.currentTarget.checked)}
                  />
                </label>
              </th>
              <th scope="col">Name</th>
              {columns.map((column) => (
                <th key={column} scope="col" {...(isNumber(column) ? { className: "num" } : {})}>
                  {COLUMN_NAMES[column]}
                </th>
              ))}
              <th scope="col">
                <span className="sr">Move</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                now={now}
                address={`view=table${search && `&${search}`}`}
                stage={list.stages.find(({ id }) => id === row.stageId)}
                targets={targetsOf(row)}
                isSelected={chosen.has(row.id)}
                isLive={live.ringed.has(row.id)}
                onSelect={(isSelected, isRange) => selectOne(row.id, isSelected, isRange)}
                onMove={(stage) => void move([row], stage)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SelectionBar
        {...{ companyId, rows, search, selection, targetsOf, move, stages: list.stages }}
        canHandle={list.canHandle}
        onCleared={() => {
          const boxes = document.querySelectorAll<HTMLElement>(".pipe-table .pipe-check input");
          [...boxes].find((box) => box.checkVisibility())?.focus();
        }}
      />
    </>
  );
}
