"use client";

import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { useDesk } from "./desk-context.client";

/** Moves the application to any stage, with an optional note to the applicant. */
function MoveDialog({ stages }: { stages: readonly Stage[] }) {
  const { move, ask } = useDesk();
  const { form } = useSubmission({
    fallback: "We couldn't move the application. Try again.",
    isLasting: true,
    send: async ({ stage = "", note = "" }) => {
      const to = stages.find((one) => one.id === stage);
      if (!to) return;
      // The panel of a decision stands over the page, not over this.
      ask(false);
      await move(to, note);
    },
  });
  return (
    <Modal
      title="Move To"
      onClose={() => {
        ask(false);
        document.querySelector<HTMLElement>(".action-bar [aria-haspopup=dialog].btn")?.focus();
      }}
    >
      <Form
        {...form}
        className="form-grid"
        aria-label="Move the application"
        data-draft="move"
        idOf={(field) => `move-${field}`}
      >
        <FormErrors />
        <SelectField
          name="stage"
          label="Stage"
          autoFocus
          options={stages.map((stage) => [stage.id, stage.name] as const)}
        />
        <TextArea
          name="note"
          label="Note to the applicant (optional)"
          help="A decision has a letter instead, which you write next."
          rows={3}
        />
        <SubmitButton label="Move" busyLabel="Moving..." />
      </Form>
    </Modal>
  );
}

/** The dialog that moves with a note, while it is asked for. */
export function MoveDialogs({ stages }: { stages: readonly Stage[] }) {
  const { isAsking } = useDesk();
  return isAsking && stages.length > 0 ? <MoveDialog stages={stages} /> : null;
}
