"use client";

import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { SCHEDULES } from "@/lib/sources/labels";

/** A source as it was previewed. */
export type CheckedSource = Readonly<Record<string, unknown>>;

/** The addresses of sources: in the API, and their pages. */
export type SourcePlaces = { apiPath: string; pagePath: string };

type Props = SourcePlaces & {
  /** Includes the chosen fields. */
  source: CheckedSource;
  /** Null if the name can't be chosen. */
  suggestedName: string | null;
};

/** Saves a previewed source, with a name and a schedule. */
export function SaveSource({ source, suggestedName, apiPath, pagePath }: Props) {
  const { form } = useSubmission({
    fallback: "We couldn't save the source. Please try again.",
    check: (values): Record<string, string> =>
      suggestedName === null || values["name"]?.trim()
        ? {}
        : { name: "Enter a name for the source" },
    send: async (values) => {
      const { name = "", everyHours = "" } = values;
      const named = suggestedName === null ? {} : { name };
      const json = { ...source, ...named, everyHours: Number(everyHours) };
      const { id } = (await api(apiPath, { method: "POST", json })) as { id: string };
      location.assign(`${pagePath}/${id}`);
    },
  });
  return (
    <Form {...form} className="panel analytics-panel stacked-form" aria-label="Save the source">
      <FormErrors />
      {suggestedName !== null && (
        <TextField
          name="name"
          label="Name"
          help="If an earlier source had this name, its jobs belong to this one."
          maxLength={120}
          defaultValue={suggestedName}
        />
      )}
      <SelectField
        name="everyHours"
        label="How often it is read"
        options={SCHEDULES}
        defaultValue="24"
      />
      <SubmitButton label="Save Source" busyLabel="Saving..." className="btn-primary" />
    </Form>
  );
}
