"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import {
  DEFAULT_WORDS,
  kindOfWords,
  LONGEST_WORDS,
  type SiteWords,
  type WordName,
} from "@/lib/shared/words/defaults";
import { WORD_SECTIONS } from "@/lib/shared/words/sections";

/** The texts of the site, saved together. */
export function WordsForm({ words }: { words: SiteWords }) {
  const router = useRouter();
  const { form, errors } = useSubmission({
    fallback: "We couldn't save the texts. Please try again.",
    isLasting: true,
    send: async (values: FormValues) => {
      await api("/api/admin/words", { method: "PATCH", json: values });
      toast({ kind: "good", text: "Saved. Every page shows it within a minute." });
      router.refresh();
    },
  });
  const help = (name: WordName) =>
    words[name] === DEFAULT_WORDS[name]
      ? undefined
      : `Originally: ${DEFAULT_WORDS[name] || "none"}`;
  return (
    <Form {...form} className="panel setting-form" aria-label="Words">
      <FormErrors />
      {WORD_SECTIONS.map((section) => (
        <section key={section.id} className="grid gap-4" aria-labelledby={`words-${section.id}`}>
          <h2 id={`words-${section.id}`} className="text-xl">
            {section.title}
          </h2>
          {section.words.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              help={help(name)}
              defaultValue={words[name]}
              maxLength={LONGEST_WORDS[kindOfWords(name)]}
              error={errors[name]?.replace(/^must /, "This must ")}
            />
          ))}
        </section>
      ))}
      <SubmitButton label="Save Words" busyLabel="Saving..." className="btn-primary" />
    </Form>
  );
}
