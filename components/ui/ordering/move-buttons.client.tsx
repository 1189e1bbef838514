"use client";

import { Icon } from "../icon";

type Props = {
  /** Marks both buttons, `data-shift="<id> -1"` and `data-shift="<id> 1"`, to find them again. */
  id: string | number;
  /** What is moved, for people who can't see the row. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy?: boolean;
  className?: string;
  onMove: (by: 1 | -1) => void;
};

/** The two buttons that move a row up and down its list. */
export function MoveButtons(props: Props) {
  const { id, name, isFirst, isLast, isBusy = false, className = "", onMove } = props;
  return ([-1, 1] as const).map((by) => (
    <button
      key={by}
      type="button"
      className={`icon-btn ${className}`.trim()}
      data-shift={`${id} ${by}`}
      aria-label={`Move ${name} ${by < 0 ? "up" : "down"}`}
      disabled={isBusy || (by < 0 ? isFirst : isLast)}
      onClick={() => onMove(by)}
    >
      <Icon name={by < 0 ? "chevron-left" : "chevron-right"} size="sm" className="rotate-90" />
    </button>
  ));
}
