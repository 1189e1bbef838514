"use client";

import { Modal } from "@/components/ui/dialogs/modal.client";
import { Select } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { described, FieldFrame } from "@/components/ui/forms/text-field";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { useDesk } from "./desk-context.client";

/** Moves the application to any stage, with an optional note to the applicant. */
function MoveDialog({ stages }: { stages: readonly Stage[] }) {
  const { move, ask } = useDesk();
  const { form, isBusy, errors, alert } = useSubmission({
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
  const frame = { name: "stage", id: "move-stage", label: "Stage", error: errors["stage"] };
  return (
    <Modal
      title="Move To"
      onClose={() => {
        ask(false);
        document.querySelector<HTMLElement>(".action-bar [aria-haspopup=dialog].btn")?.focus();
      }}
    >
      <form {...form} className="form-grid" aria-label="Move the application" data-draft="move">
        <FormErrors errors={errors} alert={alert} />
        <FieldFrame {...frame}>
          <Select
            name="stage"
            id="move-stage"
            autoFocus
            options={stages.map((stage) => [stage.id, stage.name] as const)}
            {...described(frame)}
          />
        </FieldFrame>
        <TextArea
          name="note"
          id="move-note"
          label="Note to the applicant (optional)"
          help="A decision has a letter instead, which you write next."
          rows={3}
          error={errors["note"]}
        />
        <SubmitButton label="Move" busyLabel="Moving..." isBusy={isBusy} />
      </form>
    </Modal>
  );
}

/** The dialog that moves with a note, while it is asked for. */
export function MoveDialogs({ stages }: { stages: readonly Stage[] }) {
  const { isAsking } = useDesk();
  return isAsking && stages.length > 0 ? <MoveDialog stages={stages} /> : null;
}
