"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { OrderedChoice, useOrderedChoice } from "@/components/ui/ordering/ordered-choice.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { COLUMN_NAMES, orderedColumns } from "@/lib/applications/saved-views/columns";
import type { TableColumn } from "@/lib/applications/saved-views/columns.schema";
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

function ColumnsDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { columns, current } = props;
  const choice = useOrderedChoice(orderedColumns(columns), columns);
  const chosen = choice.chosen as TableColumn[];
  const { save, isBusy, problem, setProblem } = useSaving(props, onClose);
  const state = { errors: {}, alert: problem ? [problem] : [], isBusy };
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (chosen.length === 0) setProblem("Choose at least one column.");
    else if (!isBusy) void save(chosen, "Columns saved.");
  }
  return (
    <Modal title="Columns" onClose={onClose}>
      <p className="help">
        {current
          ? `For "${current.name}" alone. The name always comes first.`
          : "For you, in every table of applications that isn't a saved view with its own columns. The name always comes first."}
      </p>
      <Form state={state} className="form-grid" aria-label="Columns" onSubmit={submit}>
        <OrderedChoice choice={choice} nameOf={(id) => COLUMN_NAMES[id as TableColumn]} />
        <FormErrors />
        <SubmitButton label="Save Columns" busyLabel="Saving..." />
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
      </Form>
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
