"use client";

import { useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { useFormState } from "@/components/ui/forms/form.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import type { ExperienceView } from "@/lib/profiles/schema";
import { fieldOf } from "./entry";
import { EntrySection } from "./entry-section.client";
import { missingOf } from "./required";
import { useProfile } from "./use-profile.client";

const WORDS = {
  add: "Add Experience",
  addFirst: "Add Your First Experience",
  save: "Save Experience",
  edit: "Edit Experience",
  empty: "No experience added yet",
};

/** What is missing in the experience form. */
export function checkExperience(values: FormValues): FieldErrors {
  return missingOf(values, [
    ["title", "Title"],
    ["company", "Company"],
    ["startMonth", "Start month"],
    ...(values["isCurrent"] ? [] : [["endMonth", "End month"] as const]),
  ]);
}

/** The experience form's values, for the API. */
export function toExperience({
  title,
  company,
  description,
  startMonth,
  endMonth,
  isCurrent,
}: FormValues) {
  return {
    title,
    company,
    description: description ?? null,
    startMonth,
    endMonth: isCurrent ? null : endMonth,
  };
}

/** The fields of an experience. */
export function ExperienceFields({ entry }: { entry: ExperienceView | null }) {
  const [isCurrent, setCurrent] = useState(entry !== null && entry.endMonth === null);
  const { isBusy } = useFormState();
  const field = fieldOf(entry);
  return (
    <>
      <div className="profile-pair">
        <TextField {...field("title")} label="Title" autoComplete="organization-title" dir="auto" />
        <TextField {...field("company")} label="Company" autoComplete="organization" dir="auto" />
        <TextField
          {...field("startMonth")}
          label="Start month"
          type="month"
          placeholder="YYYY-MM"
        />
        <div>
          <TextField
            {...field("endMonth")}
            label="End month"
            type="month"
            placeholder="YYYY-MM"
            {...(isCurrent ? { disabled: true, error: undefined } : {})}
          />
          <CheckRow
            name="isCurrent"
            label="I still work here"
            checked={isCurrent}
            disabled={isBusy}
            onChange={({ currentTarget }) => setCurrent(currentTarget.checked)}
          />
        </div>
      </div>
      <TextArea
        {...field("description")}
        label="Description (optional)"
        help="What you did, and what came of it."
      />
    </>
  );
}

/** Where the person worked. */
export function ExperienceSection() {
  const { profile } = useProfile();
  return (
    <EntrySection<ExperienceView>
      id="experience"
      title="Experience"
      path="/api/profile/experiences"
      entries={profile.experiences}
      words={WORDS}
      nameOf={({ title }) => title}
      placeOf={({ company }) => company}
      check={checkExperience}
      toInput={toExperience}
      fields={(entry) => <ExperienceFields entry={entry} />}
    />
  );
}
