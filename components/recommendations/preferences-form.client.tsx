"use client";

import { useRouter } from "next/navigation";
import { CheckRow, Select } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { JOB_TYPES, WORK_MODES } from "@/lib/jobs/schema";
import { MAX_PLACES, MAX_ROLES } from "@/lib/recommendations/limits.schema";
import { RADII_KM } from "@/lib/search/schema";
import { ChipsCombobox } from "./chips-combobox.client";
import { PayWantedField } from "./pay-wanted";
import { PickChips } from "./pick-chips";
import { type PreferencesProps, usePreferences } from "./use-preferences.client";

const DISTANCES = [
  ["", "In this place only"],
  ...RADII_KM.map((km) => [String(km), `Within ${km} km`] as const),
] as const;

/** A field's id by its name in the API. */
const idOf = (name: string) => `preferences-${name === "pay.min" ? "pay" : name}`;

type Preferences = ReturnType<typeof usePreferences>;
type PartProps = { form: Preferences };

function RolesWanted({ form, isSuggested }: PartProps & { isSuggested: boolean }) {
  const most = `Up to ${MAX_ROLES}.`;
  return (
    <ChipsCombobox
      name="roles"
      label="Roles"
      help={isSuggested ? `Suggested from your profile and resume. ${most}` : most}
      placeholder="Add a role"
      kind="title"
      chosen={form.roles}
      typed={form.typed.roles}
      onType={(roles) => form.setTyped((known) => ({ ...known, roles }))}
      onChange={form.setRoles}
    />
  );
}

function PlacesWanted({ form }: PartProps) {
  return (
    <div className="places-wanted">
      <ChipsCombobox
        name="places"
        label="Places"
        help={`Up to ${MAX_PLACES} cities or countries.`}
        placeholder="City or country"
        kind="place"
        chosen={form.places}
        typed={form.typed.places}
        onType={(places) => form.setTyped((known) => ({ ...known, places }))}
        onChange={form.setPlaces}
      />
      <div className="field">
        <label className="label" htmlFor="preferences-radiusKm">
          Distance
        </label>
        <Select
          id="preferences-radiusKm"
          options={DISTANCES}
          value={String(form.wanted.radiusKm ?? "")}
          onChange={({ currentTarget }) =>
            form.change({ radiusKm: currentTarget.value ? Number(currentTarget.value) : null })
          }
        />
      </div>
    </div>
  );
}

type Props = PreferencesProps & {
  /** Where the focus goes when the form disappears after it was saved. */
  next?: string;
};

/** What someone is looking for: their recommendations, newest jobs and emails follow it. */
export function PreferencesForm({ next, ...props }: Props) {
  const router = useRouter();
  const form = usePreferences(props, () => {
    router.refresh();
    if (next) document.getElementById(next)?.focus();
  });
  const { form: attributes } = useSubmission({
    fallback: "We couldn't save your preferences. Please try again.",
    isLasting: true,
    check: () =>
      form.isAmount() ? {} : { "pay.min": "Enter a whole amount in digits, such as 48000" },
    send: form.save,
  });
  const { wanted, change } = form;
  const isSuggested = !props.preferences.isSaved && props.suggested.roles.length > 0;
  return (
    <Form {...attributes} className="form-grid" aria-label="Preferences" idOf={idOf}>
      <FormErrors />
      <RolesWanted form={form} isSuggested={isSuggested} />
      <PlacesWanted form={form} />
      <PickChips
        legend="Work mode"
        labels={WORK_MODES}
        chosen={wanted.workModes}
        onChange={(workModes) => change({ workModes })}
      />
      <PickChips
        legend="Job type"
        labels={JOB_TYPES}
        chosen={wanted.jobTypes}
        hidden={props.hiddenTypes}
        onChange={(jobTypes) => change({ jobTypes })}
      />
      <PayWantedField pay={wanted.pay} onChange={(pay) => change({ pay })} />
      <CheckRow
        label="Email me new jobs like these, once a day at most"
        checked={form.isEmailed}
        onChange={({ currentTarget }) => form.setEmailed(currentTarget.checked)}
      />
      <div>
        <SubmitButton label="Save preferences" busyLabel="Saving..." className="btn-strong" />
      </div>
    </Form>
  );
}
