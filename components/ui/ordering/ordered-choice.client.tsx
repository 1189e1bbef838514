"use client";

import { useEffect, useState } from "react";
import { CheckRow } from "../forms/field";
import { MoveButtons } from "./move-buttons.client";

type MovedChoice = { id: string; step: number } | null;

/**
 * Some of several things, in an order: which are chosen, and what changes that. The focus stays with
 * the one that is moved.
 */
export function useOrderedChoice(all: readonly string[], given: readonly string[]) {
  const [order, setOrder] = useState<readonly string[]>(all);
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(given));
  const [moved, setMoved] = useState<MovedChoice>(null);
  useEffect(() => {
    if (!moved) return;
    const { id, step } = moved;
    const buttons = [step, -step].map((way) =>
      document.querySelector<HTMLButtonElement>(`[data-shift="${id} ${way}"]`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [moved]);
  return {
    order,
    isTaken: (id: string) => taken.has(id),
    chosen: order.filter((id) => taken.has(id)),
    moved,
    take: (id: string, isTaken: boolean) => {
      setTaken(new Set(order.filter((one) => (one === id ? isTaken : taken.has(one)))));
    },
    shift: (id: string, step: number) => {
      const to = order.indexOf(id) + step;
      if (to < 0 || to >= order.length) return;
      setOrder(order.filter((one) => one !== id).toSpliced(to, 0, id));
      setMoved({ id, step });
    },
  };
}

type Props = {
  choice: ReturnType<typeof useOrderedChoice>;
  nameOf: (id: string) => string;
  /** What else belongs to one of them, under its name. */
  noteOf?: (id: string) => React.ReactNode;
};

/** A list to choose from and to put in order, by mouse or keyboard. */
export function OrderedChoice({ choice, nameOf, noteOf }: Props) {
  const { order, isTaken, moved, take, shift } = choice;
  return (
    <>
      <ol className="ordered">
        {order.map((id, index) => (
          <li key={id}>
            <div className="ordered-row">
              <CheckRow
                label={nameOf(id)}
                checked={isTaken(id)}
                onChange={({ currentTarget }) => take(id, currentTarget.checked)}
              />
              <MoveButtons
                id={id}
                name={nameOf(id)}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                onMove={(step) => shift(id, step)}
              />
            </div>
            {noteOf?.(id)}
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {moved && `${nameOf(moved.id)} is number ${order.indexOf(moved.id) + 1} now.`}
      </p>
    </>
  );
}
