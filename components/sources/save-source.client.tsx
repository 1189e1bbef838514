"use client";

import { Select } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { described, FieldFrame, TextField } from "@/components/ui/forms/text-field";
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
  const { form, isBusy, errors, alert } = useSubmission({
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
  const schedule = { name: "everyHours", label: "How often it is read" };
  return (
    <form {...form} className="panel analytics-panel stacked-form" aria-label="Save the source">
      <FormErrors errors={errors} alert={alert} />
      {suggestedName !== null && (
        <TextField
          name="name"
          label="Name"
          help="If an earlier source had this name, its jobs belong to this one."
          maxLength={120}
          defaultValue={suggestedName}
          disabled={isBusy}
          error={errors["name"]}
        />
      )}
      <FieldFrame {...schedule} error={errors["everyHours"]}>
        <Select
          id="everyHours"
          name="everyHours"
          options={SCHEDULES}
          defaultValue="24"
          disabled={isBusy}
          {...described({ name: "everyHours", error: errors["everyHours"] })}
        />
      </FieldFrame>
      <SubmitButton
        label="Save Source"
        busyLabel="Saving..."
        isBusy={isBusy}
        className="btn-primary"
      />
    </form>
  );
}
