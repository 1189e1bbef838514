"use client";

import { useEffect, useRef, useState } from "react";
import { described, FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { Icon } from "@/components/ui/icon";
import { MoveButtons } from "@/components/ui/ordering/move-buttons.client";
import { plural } from "@/lib/shared/plural";
import { type FieldChoice, MOST_CHOICES } from "@/lib/shared/setting-groups/custom-fields";

/** A choice as it is edited; a new one has no key yet. `id` moves with it. */
export type ChoiceRow = { id: number; key?: string; label: string; isRetired: boolean };

/** The rows of a form that starts with these choices, or with room for two. */
export function toRows(choices: readonly FieldChoice[]): ChoiceRow[] {
  if (choices.length > 0) return choices.map((choice, id) => ({ id, ...choice }));
  return [0, 1].map((id) => ({ id, label: "", isRetired: false }));
}

type Props = {
  rows: readonly ChoiceRow[];
  /** How many jobs state each, by key. */
  stated: Readonly<Record<string, number>>;
  onChange: (rows: ChoiceRow[]) => void;
};

type RowProps = {
  row: ChoiceRow;
  /** Its place among all rows, as errors name it. */
  at: number;
  /** Its number among those that are offered. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onLabel: (label: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function OfferedRow(props: RowProps) {
  const { row, at, number, onLabel, onMove, onRemove } = props;
  const { errors, isBusy } = useFormState();
  const name = `choices.${at}.label`;
  const error = errors[name];
  const about = row.label || `choice ${number}`;
  return (
    <li className="choice-row">
      <input
        className="input"
        id={name}
        name={name}
        aria-label={`Choice ${number}`}
        dir="auto"
        value={row.label}
        disabled={isBusy}
        {...described({ name, error })}
        onChange={({ target }) => onLabel(target.value)}
      />
      <MoveButtons
        id={row.id}
        name={about}
        isFirst={props.isFirst}
        isLast={props.isLast}
        isBusy={isBusy}
        onMove={onMove}
      />
      <button
        type="button"
        className="icon-btn"
        aria-label={`Remove ${about}`}
        disabled={isBusy}
        onClick={onRemove}
      >
        <Icon name="x" size="sm" />
      </button>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </li>
  );
}

type RetiredProps = Pick<Props, "stated"> & {
  rows: readonly ChoiceRow[];
  onOffer: (row: ChoiceRow) => void;
  onDelete: (row: ChoiceRow) => void;
};

/** The choices that are no longer offered: those that jobs state stay. */
function RetiredRows({ rows, stated, onOffer, onDelete }: RetiredProps) {
  const { isBusy } = useFormState();
  if (rows.length === 0) return null;
  return (
    <>
      <p className="label mt-3">No longer offered</p>
      <ul className="choice-rows">
        {rows.map((row) => {
          const jobs = row.key === undefined ? 0 : (stated[row.key] ?? 0);
          return (
            <li key={row.id} className="choice-row">
              <span dir="auto">
                {row.label}{" "}
                <span className="text-sm text-muted">
                  {plural(jobs, {
                    one: "{count} job states it, and keeps it",
                    other: "{count} jobs state it, and keep it",
                  })}
                </span>
              </span>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={`Offer again: ${row.label}`}
                disabled={isBusy}
                onClick={() => onOffer(row)}
              >
                Offer Again
              </button>
              {jobs === 0 && (
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  aria-label={`Delete: ${row.label}`}
                  disabled={isBusy}
                  onClick={() => onDelete(row)}
                >
                  Delete
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Where the focus goes after a change: a moved row's button, a new row, or the button that adds. */
function useFocusAfter(rows: readonly ChoiceRow[]) {
  const wanted = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useEffect(() => {
    const places = wanted.current.map((place) => document.querySelector<HTMLElement>(place));
    wanted.current = [];
    places.find((place) => place && !place.matches(":disabled"))?.focus();
  }, [rows]);
  return (...places: string[]) => {
    wanted.current = places;
  };
}

/** The choices of a field, to name, order, add and take away. */
export function ChoiceRows({ rows, stated, onChange }: Props) {
  const { errors, isBusy } = useFormState();
  const [next, setNext] = useState(rows.length);
  const focusAfter = useFocusAfter(rows);
  const offered = rows.filter(({ isRetired }) => !isRetired);

  function put(row: ChoiceRow, change: Partial<ChoiceRow>): void {
    onChange(rows.map((one) => (one.id === row.id ? { ...one, ...change } : one)));
  }

  function move(row: ChoiceRow, by: 1 | -1): void {
    const other = offered[offered.indexOf(row) + by];
    if (!other) return;
    focusAfter(`[data-shift="${row.id} ${by}"]`, `[data-shift="${row.id} ${-by}"]`);
    onChange(rows.map((one) => (one === row ? other : one === other ? row : one)));
  }

  const drop = (row: ChoiceRow) => onChange(rows.filter((one) => one !== row));

  function remove(row: ChoiceRow): void {
    focusAfter("[data-add-choice]");
    if (row.key === undefined) drop(row);
    else put(row, { isRetired: true });
  }

  function add(): void {
    focusAfter(`[name="choices.${rows.length}.label"]`);
    setNext(next + 1);
    onChange([...rows, { id: next, label: "", isRetired: false }]);
  }

  return (
    <fieldset className="field" id="choices" tabIndex={-1}>
      <legend className="label">Choices</legend>
      <p className="help">
        If you rename a choice, every job that states it shows the new name. If you remove one, it's
        no longer offered, but jobs that state it keep it.
      </p>
      <ol className="choice-rows">
        {offered.map((row, index) => {
          const at = rows.indexOf(row);
          return (
            <OfferedRow
              key={row.id}
              {...{ row, at, number: index + 1 }}
              isFirst={index === 0}
              isLast={index === offered.length - 1}
              onLabel={(label) => put(row, { label })}
              onMove={(by) => move(row, by)}
              onRemove={() => remove(row)}
            />
          );
        })}
      </ol>
      {errors["choices"] && <FieldError>{errors["choices"]}</FieldError>}
      <div>
        <button
          type="button"
          className="btn btn-outline btn-sm"
          data-add-choice=""
          disabled={isBusy || rows.length >= MOST_CHOICES}
          onClick={add}
        >
          <Icon name="plus" size="sm" />
          Add a choice
        </button>
      </div>
      <RetiredRows
        rows={rows.filter(({ isRetired }) => isRetired)}
        stated={stated}
        onOffer={(row) => put(row, { isRetired: false })}
        onDelete={drop}
      />
    </fieldset>
  );
}
