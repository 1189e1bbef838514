"use client";

import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import type { EducationView } from "@/lib/profiles/schema";
import { fieldOf } from "./entry";
import { EntrySection } from "./entry-section.client";
import { missingOf } from "./required";
import { useProfile } from "./use-profile.client";

const WORDS = {
  add: "Add Education",
  addFirst: "Add Your First Education",
  save: "Save Education",
  edit: "Edit Education",
  empty: "No education added yet",
};

/** What is missing in the education form. */
export function checkEducation(values: FormValues): FieldErrors {
  return missingOf(values, [
    ["degree", "Degree"],
    ["institution", "Institution"],
    ["fieldOfStudy", "Field of study"],
    ["startMonth", "Start date"],
  ]);
}

/** The education form's values, for the API. */
export function toEducation(values: FormValues) {
  const { degree, institution, fieldOfStudy, description, startMonth, endMonth } = values;
  return {
    degree,
    institution,
    fieldOfStudy,
    description: description ?? null,
    startMonth,
    endMonth: endMonth || null,
  };
}

/** The fields of an education. */
export function EducationFields({ entry }: { entry: EducationView | null }) {
  const field = fieldOf(entry);
  return (
    <>
      <div className="profile-pair">
        <TextField {...field("degree")} label="Degree" dir="auto" />
        <TextField {...field("institution")} label="Institution" dir="auto" />
        <TextField {...field("fieldOfStudy")} label="Field of study" dir="auto" />
        <div className="profile-pair profile-dates">
          <TextField
            {...field("startMonth")}
            label="Start date"
            type="month"
            placeholder="YYYY-MM"
          />
          <TextField
            {...field("endMonth")}
            label="End date (optional)"
            type="month"
            placeholder="YYYY-MM"
          />
        </div>
      </div>
      <TextArea {...field("description")} label="Description (optional)" />
    </>
  );
}

/** Where the person studied. */
export function EducationSection() {
  const { profile } = useProfile();
  return (
    <EntrySection<EducationView>
      id="education"
      title="Education"
      path="/api/profile/educations"
      entries={profile.educations}
      words={WORDS}
      nameOf={({ degree, fieldOfStudy }) => `${degree}, ${fieldOfStudy}`}
      placeOf={({ institution }) => institution}
      check={checkEducation}
      toInput={toEducation}
      fields={(entry) => <EducationFields entry={entry} />}
    />
  );
}
