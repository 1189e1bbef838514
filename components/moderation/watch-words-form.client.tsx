"use client";

import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";

/** The words that postings are checked for, one per line. */
export function WatchWordsForm({ words }: { words: readonly string[] }) {
  const { form } = useSubmission({
    send: async ({ words: typed = "" }) => {
      await api("/api/admin/watch-words", { method: "PUT", json: { words: typed } });
      toast({ kind: "good", text: "Saved. New jobs are now checked for them." });
    },
    fallback: "That didn't work. Try again.",
    isLasting: true,
  });
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <TextArea
        name="words"
        label="One word or phrase on each line"
        help="A job that has one gets 40 of 100 risk points. From 50 points, it waits for your review."
        rows={6}
        defaultValue={words.join("\n")}
      />
      <SubmitButton label="Save Words" busyLabel="Saving..." className="btn-strong needs-script" />
    </Form>
  );
}
