"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { SHOWN_NAME_REASON_MAX } from "@/lib/applications/limits.schema";
import { api } from "@/lib/browser/api";

/** Asks for the reason, because the whole team reads who looked and why. */
function Ask({ id, onClose }: { id: string; onClose: () => void }) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't show the name. Try again.",
    check: ({ reason = "" }): Record<string, string> =>
      reason.trim() === "" ? { reason: "Say why you need the name" } : {},
    send: async ({ reason }) => {
      const path = `/api/employer/applications/${id}/shown-name`;
      const { name } = await api<{ name: string }>(path, { method: "PUT", json: { reason } });
      toast({ kind: "good", text: `This is ${name}. Your team can read who asked and why.` });
      onClose();
      router.refresh();
    },
  });
  return (
    <Modal title="Show the name early?" onClose={onClose}>
      <p>
        Blind screening ends for this applicant, for your whole team. You can't hide the name again.
      </p>
      <Form {...form} className="form-grid" aria-label="Show the name early">
        <FormErrors />
        <TextArea
          name="reason"
          id="shown-name-reason"
          label="Why do you need it?"
          help="Stays in the application's history, where your team reads it. The applicant doesn't see it."
          rows={3}
          maxLength={SHOWN_NAME_REASON_MAX}
        />
        <SubmitButton label="Show the Name" busyLabel="Showing..." />
      </Form>
    </Modal>
  );
}

/** Ends blind screening early for one applicant; for owners. */
export function ShowName({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-outline btn-sm no-print"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Show the Name...
      </button>
      {isAsking && (
        <Ask
          id={id}
          onClose={() => {
            setAsking(false);
            const heading = document.querySelector<HTMLElement>("h1");
            (button.current ?? heading)?.focus();
          }}
        />
      )}
    </>
  );
}
