"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";

/** Asks for a decision to be reviewed by someone other than its author. */
export function AppealForm({ decisionId }: { decisionId: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { form } = useSubmission({
    check: (values): Record<string, string> =>
      (values["text"] ?? "").trim().length < 10
        ? { text: "Say in a sentence why we should review it again" }
        : {},
    send: async ({ text }) => {
      await api(`/api/decisions/${decisionId}/appeals`, { method: "POST", json: { text } });
      toast({ kind: "good", text: "Someone will review it again and let you know." });
      router.refresh();
    },
    fallback: "We couldn't send this. Try again.",
  });
  if (!isOpen) {
    return (
      <button
        type="button"
        className="btn btn-outline btn-sm needs-script"
        onClick={() => setOpen(true)}
      >
        Appeal
      </button>
    );
  }
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <TextArea
        name="text"
        id={`appeal-${decisionId}`}
        label="Why should we review it again?"
        help="It's read by someone other than the person who decided. You can appeal once."
        maxLength={4000}
      />
      <SubmitButton label="Send Appeal" busyLabel="Sending..." className="btn-strong" />
    </Form>
  );
}
