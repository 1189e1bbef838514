"use client";

import { Select } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { described, FieldFrame, TextField } from "@/components/ui/forms/text-field";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { SCHEDULES } from "@/lib/sources/labels";

/** A source as it was looked at. */
export type CheckedSource = { address: string; companyName: string; mapping: string };

/** Saves what was looked at as a source, under a name and with a schedule. */
export function SaveSource(props: { source: CheckedSource; suggestedName: string }) {
  const { source, suggestedName } = props;
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "We couldn't save the source. Please try again.",
    check: (values): Record<string, string> =>
      values["name"]?.trim() ? {} : { name: "Enter a name for the source" },
    send: async (values) => {
      const { name = "", everyHours = "" } = values;
      const json = { ...source, name, everyHours: Number(everyHours) };
      const { id } = (await api("/api/admin/sources", { method: "POST", json })) as { id: string };
      location.assign(`/admin/sources/${id}`);
    },
  });
  const schedule = { name: "everyHours", label: "How often it is read" };
  return (
    <form {...form} className="panel analytics-panel stacked-form" aria-label="Save the source">
      <FormErrors errors={errors} alert={alert} />
      <TextField
        name="name"
        label="Name"
        help="If an earlier source had this name, its jobs belong to this one."
        maxLength={120}
        defaultValue={suggestedName}
        disabled={isBusy}
        error={errors["name"]}
      />
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
