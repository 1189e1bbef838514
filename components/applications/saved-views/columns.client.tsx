"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { CheckRow } from "@/components/ui/forms/field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import {
  COLUMN_NAMES,
  orderedColumns,
  shifted,
  type TableColumn,
} from "@/lib/applications/saved-views/columns";
import type { SavedView } from "@/lib/applications/saved-views/schema";
import { api, failureText } from "@/lib/browser/api";
import { viewsPath } from "./use-view-changes.client";

type Props = {
  companyId: string;
  /** The shown ones, in order. */
  columns: readonly TableColumn[];
  /** The saved view that the list was opened as, whose columns are its own. */
  current: SavedView | undefined;
};

/** Sends the columns, of the view or of every list; null if that failed. */
function useSaving({ companyId, current }: Omit<Props, "columns">, onSaved: () => void) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save(columns: readonly TableColumn[], done: string): Promise<void> {
    const path = current
      ? viewsPath(companyId, current.id)
      : `/api/employer/companies/${companyId}/table-columns`;
    setBusy(true);
    setProblem(null);
    try {
      await api(path, { method: current ? "PATCH" : "PUT", json: { columns } });
      toast({ kind: "good", text: done });
      onSaved();
      router.refresh();
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  }
  return { save, isBusy, problem, setProblem };
}

type RowProps = {
  column: TableColumn;
  isShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShow: (isShown: boolean) => void;
  onShift: (step: number) => void;
};

function ColumnRow({ column, isShown, isFirst, isLast, onShow, onShift }: RowProps) {
  const name = COLUMN_NAMES[column];
  return (
    <li className="columns-row">
      <CheckRow
        label={name}
        checked={isShown}
        onChange={({ currentTarget }) => onShow(currentTarget.checked)}
      />
      {[-1, 1].map((step) => (
        <button
          key={step}
          type="button"
          className="icon-btn"
          data-shift={`${column} ${step}`}
          aria-label={step < 0 ? `Move ${name} up` : `Move ${name} down`}
          disabled={step < 0 ? isFirst : isLast}
          onClick={() => onShift(step)}
        >
          <Icon
            name={step < 0 ? "chevron-left" : "chevron-right"}
            size="sm"
            className="rotate-90"
          />
        </button>
      ))}
    </li>
  );
}

/** The columns to choose, in an order to choose; the focus stays with the one that is moved. */
function useChoice(columns: readonly TableColumn[]) {
  const [order, setOrder] = useState(() => orderedColumns(columns));
  const [shown, setShown] = useState<ReadonlySet<TableColumn>>(() => new Set(columns));
  const [moved, setMoved] = useState<{ column: TableColumn; step: number } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const { column, step } = moved;
    const buttons = [step, -step].map((way) =>
      document.querySelector<HTMLButtonElement>(`[data-shift="${column} ${way}"]`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [moved]);
  return {
    order,
    shown,
    chosen: order.filter((column) => shown.has(column)),
    said:
      moved && `${COLUMN_NAMES[moved.column]} is number ${order.indexOf(moved.column) + 1} now.`,
    show: (column: TableColumn, isShown: boolean) => {
      setShown(new Set([...order.filter((one) => (one === column ? isShown : shown.has(one)))]));
    },
    shift: (column: TableColumn, step: number) => {
      setOrder(shifted(order, column, step));
      setMoved({ column, step });
    },
  };
}

function ColumnsDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { columns, current } = props;
  const { order, shown, chosen, said, show, shift } = useChoice(columns);
  const { save, isBusy, problem, setProblem } = useSaving(props, onClose);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (chosen.length === 0) setProblem("Choose at least one column.");
    else if (!isBusy) void save(chosen, "Columns saved.");
  }
  return (
    <Modal title="Columns" onClose={onClose}>
      <p className="help mb-4">
        {current
          ? `For "${current.name}" alone. The name always comes first.`
          : "For you, in every table of applications that isn't a saved view with its own columns. The name always comes first."}
      </p>
      <form className="form-grid" aria-label="Columns" onSubmit={submit}>
        <ol className="columns-list">
          {order.map((column, index) => (
            <ColumnRow
              key={column}
              column={column}
              isShown={shown.has(column)}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onShow={(isShown) => show(column, isShown)}
              onShift={(step) => shift(column, step)}
            />
          ))}
        </ol>
        <p className="sr" role="status">
          {said}
        </p>
        {problem && (
          <p role="alert" className="err">
            {problem}
          </p>
        )}
        <SubmitButton label="Save Columns" busyLabel="Saving..." isBusy={isBusy} />
        <button
          type="button"
          className="btn btn-outline"
          disabled={isBusy}
          onClick={() =>
            void save([], current ? "The view has your own columns again." : "Columns reset.")
          }
        >
          {current ? "Use My Own Columns" : "Reset Columns"}
        </button>
      </form>
    </Modal>
  );
}

/** Opens the choice of the table's columns. */
export function ColumnsButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="link needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Columns
      </button>
      {isOpen && (
        <ColumnsDialog
          {...props}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
