"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import {
  type FieldErrors,
  type FormValues,
  useSubmission,
} from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import {
  BENEFIT_MAX,
  MOST_BENEFITS,
  MOST_REASONS,
  QUOTE_MAX,
  QUOTE_NAME_MAX,
  REASON_TEXT_MAX,
  REASON_TITLE_MAX,
  TAGLINE_MAX,
} from "@/lib/companies/story/limits.schema";
import type { OwnStory } from "@/lib/companies/story/schema";
import { linesOf } from "@/lib/shared/formats/lines";

const ROWS = Array.from({ length: MOST_REASONS }, (_, index) => index);

type FieldsProps = { story: OwnStory };

/** The form's fields as the call takes them; what is left empty is left out. */
function toStory(values: FormValues) {
  const text = (name: string) => values[name]?.trim() ?? "";
  const reasons = ROWS.map((row) => ({
    title: text(`reasons.${row}.title`),
    text: text(`reasons.${row}.text`),
  }));
  const quote = { text: text("quote.text"), name: text("quote.name"), role: text("quote.role") };
  return {
    tagline: text("tagline") || null,
    reasons: reasons.filter((reason) => reason.title || reason.text),
    benefits: linesOf(text("benefits")),
    quote: quote.text || quote.name || quote.role ? quote : null,
  };
}

/** What has to change before it is sent, at the row where it was typed. */
function check(values: FormValues): FieldErrors {
  const { benefits, quote } = toStory(values);
  const errors: Record<string, string> = {};
  for (const row of ROWS) {
    const isTitled = Boolean(values[`reasons.${row}.title`]?.trim());
    if (!isTitled && values[`reasons.${row}.text`]?.trim()) {
      errors[`reasons.${row}.title`] = "Give the reason a title";
    }
  }
  if (benefits.length > MOST_BENEFITS) {
    errors["benefits"] = `List at most ${MOST_BENEFITS} benefits`;
  } else if (benefits.some((benefit) => benefit.length > BENEFIT_MAX)) {
    errors["benefits"] = `Each benefit must be at most ${BENEFIT_MAX} characters long`;
  }
  if (quote && !quote.text) errors["quote.text"] = "Enter what they said";
  if (quote && !quote.name) errors["quote.name"] = "Enter who said it";
  return errors;
}

function Reasons({ story }: FieldsProps) {
  return ROWS.map((row) => (
    <div key={row} className="company-pair">
      <TextField
        label={`Reason ${row + 1}`}
        name={`reasons.${row}.title`}
        dir="auto"
        maxLength={REASON_TITLE_MAX}
        defaultValue={story.reasons[row]?.title ?? ""}
      />
      <TextField
        label={`In a sentence or two (reason ${row + 1})`}
        name={`reasons.${row}.text`}
        dir="auto"
        maxLength={REASON_TEXT_MAX}
        defaultValue={story.reasons[row]?.text ?? ""}
      />
    </div>
  ));
}

function Quote({ story }: FieldsProps) {
  return (
    <>
      <TextArea
        name="quote.text"
        label="A quote from the team"
        rows={3}
        maxLength={QUOTE_MAX}
        defaultValue={story.quote?.text ?? ""}
      />
      <div className="company-pair">
        <TextField
          name="quote.name"
          label="Who said it"
          dir="auto"
          maxLength={QUOTE_NAME_MAX}
          defaultValue={story.quote?.name ?? ""}
        />
        <TextField
          name="quote.role"
          label="Their role"
          dir="auto"
          maxLength={QUOTE_NAME_MAX}
          defaultValue={story.quote?.role ?? ""}
        />
      </div>
    </>
  );
}

/** Edits what a company says about working there. */
export function StoryForm({ companyId, story: stored }: { companyId: string; story: OwnStory }) {
  const router = useRouter();
  const [story, setStory] = useState(stored);
  // The profile's own form changes it too.
  const version = Math.max(story.version, stored.version);
  const { form } = useSubmission({
    fallback: "We couldn't save it. Please try again.",
    isLasting: true,
    check,
    send: async (values) => {
      const json = { ...toStory(values), version };
      setStory(await api<OwnStory>(`/api/companies/${companyId}/story`, { method: "PUT", json }));
      toast({ kind: "good", text: "Saved. It's on your public page now." });
      router.refresh();
    },
  });
  return (
    <SettingsPanel
      id="story"
      title="Working here"
      text="Shown on your public page. Anything you leave empty isn't shown."
    >
      <Form {...form} className="form-grid company-form" aria-label="Working here">
        <FormErrors />
        <TextField
          label="Your company in one sentence"
          name="tagline"
          dir="auto"
          maxLength={TAGLINE_MAX}
          defaultValue={story.tagline ?? ""}
        />
        <Reasons story={story} />
        <TextArea
          label="Benefits"
          name="benefits"
          help={`One per line, at most ${MOST_BENEFITS}.`}
          rows={6}
          defaultValue={story.benefits.join("\n")}
        />
        <Quote story={story} />
        <div className="settings-actions">
          <SubmitButton label="Save" busyLabel="Saving..." className="btn-strong" />
        </div>
      </Form>
    </SettingsPanel>
  );
}
