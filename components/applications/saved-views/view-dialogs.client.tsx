"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { CheckRow } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FieldErrors, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { VIEW_NAME_MAX } from "@/lib/applications/limits.schema";
import type { TableColumn } from "@/lib/applications/saved-views/columns.schema";
import type { SavedView, SavedViews } from "@/lib/applications/saved-views/schema";
import { viewAddress } from "@/lib/applications/saved-views/views";
import { api, failureText } from "@/lib/browser/api";
import { PIPELINE_PATH } from "../pipeline/pipeline-words";
import { viewsPath } from "./use-view-changes.client";

const requireName = ({ name = "" }: Readonly<Record<string, string>>): FieldErrors =>
  name.trim() === "" ? { name: "Enter a name" } : {};

function Fields({ name, isFirst }: { name: string; isFirst: boolean }) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        defaultValue={name}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        required
      />
      <CheckRow
        label="Show this view first when you open Applications"
        name="isFirst"
        defaultChecked={isFirst}
      />
    </>
  );
}

type NewProps = {
  companyId: string;
  search: string;
  columns: readonly TableColumn[];
  onClose: () => void;
};

/** Asks for the name under which the list on the page is saved. */
export function NewView({ companyId, search, columns, onClose }: NewProps) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save the view. Try again.",
    check: requireName,
    send: async ({ name = "", isFirst }) => {
      const json = { name, search, columns, isFirst: isFirst === "on" };
      const path = viewsPath(companyId);
      const { views } = await api<SavedViews>(path, { method: "POST", json });
      const made = views.at(-1);
      toast({ kind: "good", text: `"${made?.name ?? name}" saved. Only you see it.` });
      onClose();
      if (made) router.replace(`${PIPELINE_PATH}?${viewAddress(made, companyId)}` as Route);
    },
  });
  return (
    <Modal title="Save this view" onClose={onClose}>
      <p>Saves these filters, this order and the table's columns. Only you see it.</p>
      <Form
        {...form}
        className="form-grid"
        aria-label="Save this view"
        idOf={(name) => `view-${name}`}
      >
        <FormErrors />
        <Fields name="" isFirst={false} />
        <SubmitButton label="Save View" busyLabel="Saving..." />
      </Form>
    </Modal>
  );
}

type EditProps = {
  companyId: string;
  current: SavedView;
  /** The list without a view. */
  all: string;
  onClose: () => void;
};

function DeleteView({ companyId, current, all, onClose }: EditProps) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  async function remove(): Promise<void> {
    try {
      await api(viewsPath(companyId, current.id), { method: "DELETE" });
      toast({ kind: "good", text: `"${current.name}" deleted. The applications are untouched.` });
      onClose();
      router.replace(all as Route);
    } catch (error) {
      setProblem(failureText(error));
    }
  }
  return (
    <>
      {problem && (
        <p role="alert" className="err">
          {problem}
        </p>
      )}
      <button type="button" className="btn btn-outline mt-4" onClick={() => void remove()}>
        Delete View
      </button>
    </>
  );
}

/** Renames a view, makes it the first, or deletes it. */
export function EditView(props: EditProps) {
  const { companyId, current, onClose } = props;
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save the view. Try again.",
    check: requireName,
    send: async ({ name = "", isFirst }) => {
      const json = { name, isFirst: isFirst === "on" };
      await api(viewsPath(companyId, current.id), { method: "PATCH", json });
      toast({ kind: "good", text: "View saved." });
      onClose();
      router.refresh();
    },
  });
  return (
    <Modal title="Edit view" onClose={onClose}>
      <Form {...form} className="form-grid" aria-label="Edit view" idOf={(name) => `view-${name}`}>
        <FormErrors />
        <Fields name={current.name} isFirst={current.isFirst} />
        <SubmitButton label="Save View" busyLabel="Saving..." />
      </Form>
      <DeleteView {...props} />
    </Modal>
  );
}
