"use client";

import { useRouter } from "next/navigation";
import { Select } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { described, FieldFrame } from "@/components/ui/forms/text-field";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { UNDO } from "@/lib/applications/schema";
import { isDecision } from "@/lib/applications/told";
import { api, failureText } from "@/lib/browser/api";
import { doneText } from "../telling/tell-words";
import { useTellPanel } from "../telling/use-tell-panel.client";

type Props = {
  id: string;
  version: number;
  /** Its current stage; null before it was put into one. */
  stageId: string | null;
  /** The stages that it can be moved to. */
  stages: readonly Stage[];
};

type Moved = { version: number };
type Undone = { results: { problem: string | null }[] };

/** Undoes a move before its applicant is told. */
async function undo(application: { id: string; version: number; stageId: string | null }) {
  const json = { applications: [application] };
  const path = "/api/employer/applications/undone-moves";
  const { results } = await api<Undone>(path, { method: "POST", json });
  const problem = results[0]?.problem;
  toast(problem ? { kind: "bad", text: problem } : { kind: "good", text: "Move undone." });
}

/** Moves the application, with an optional note to the applicant. */
export function MoveForm({ id, version, stageId, stages }: Props) {
  const router = useRouter();
  const { panel, tell } = useTellPanel();
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "We couldn't move the application. Try again.",
    isLasting: true,
    send: async ({ stage = "", note = "" }, element) => {
      const to = stages.find((one) => one.id === stage);
      if (!to) return;
      if (isDecision(to.status)) {
        const told = await tell([id], to.id);
        if (told)
          toast({ kind: "good", text: doneText(`Moved to ${to.name}`, told.when, new Date()) });
        router.refresh();
        return;
      }
      const moved = await api<Moved>(`/api/employer/applications/${id}/stage`, {
        method: "PUT",
        json: { stageId: to.id, version, note: note.trim() || null },
      });
      element.reset();
      toast({
        kind: "good",
        text: `Moved to ${to.name}.`,
        seconds: UNDO.shownSeconds,
        action: {
          label: "Undo",
          run: () =>
            void undo({ id, version: moved.version, stageId })
              .catch((error: unknown) => toast({ kind: "bad", text: failureText(error) }))
              .finally(() => router.refresh()),
        },
      });
      router.refresh();
    },
  });
  const frame = { name: "stage", id: "move-stage", label: "Stage", error: errors["stage"] };
  if (stages.length === 0) return null;
  return (
    <section className="panel app-part no-print" id="move" aria-labelledby="move-title">
      <h2 id="move-title">Move To</h2>
      <form
        {...form}
        className="form-grid needs-script"
        aria-label="Move the application"
        data-draft="move"
      >
        <FormErrors errors={errors} alert={alert} />
        <FieldFrame {...frame}>
          <Select
            name="stage"
            id="move-stage"
            options={stages.map((stage) => [stage.id, stage.name] as const)}
            {...described(frame)}
          />
        </FieldFrame>
        <TextArea
          name="note"
          id="move-note"
          label="Note to the applicant (optional)"
          rows={3}
          error={errors["note"]}
        />
        <SubmitButton label="Move" busyLabel="Moving..." isBusy={isBusy} />
      </form>
      {panel}
    </section>
  );
}
