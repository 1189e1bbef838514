"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";

function termsOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean);
}

/** Adds terms that mean the same. */
export function SynonymForm() {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't add the synonyms. Please try again.",
    isLasting: true,
    check: (values) =>
      termsOf(values["terms"]).length < 2
        ? { terms: "Enter at least two terms separated by commas" }
        : {},
    send: async (values, element) => {
      const terms = termsOf(values["terms"]);
      await api("/api/admin/synonyms", { method: "POST", json: { terms } });
      element.reset();
      toast({ kind: "good", text: "Added. It applies to searches now." });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="synonym-form" aria-label="Add synonyms">
      <FormErrors />
      <TextField
        name="terms"
        label="Terms that mean the same"
        help="Separate them with commas, such as: HR, human resources, people operations"
        maxLength={800}
      />
      <SubmitButton label="Add Synonyms" busyLabel="Adding..." className="btn-strong" />
    </Form>
  );
}
