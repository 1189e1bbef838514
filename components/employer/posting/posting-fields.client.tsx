"use client";

import { type ReactNode, useState } from "react";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { DEFAULT_CRITERIA } from "@/lib/applications/scorecards/ratings";
import { takeCategories } from "@/lib/browser/known-categories";
import { FIELDS, type FieldsWith } from "@/lib/jobs/posting/fields.schema";
import type { PostingFields as Fields } from "@/lib/jobs/posting/schema";
import { categoryChoices } from "@/lib/shared/categories/choices";
import { isCategoryCode } from "@/lib/shared/categories/codes";
import { currentCategory } from "@/lib/shared/categories/known";
import { shownOf } from "@/lib/shared/setting-groups/features";
import { ApplyPlace } from "./apply-place.client";
import { ChipsField } from "./chips-field.client";
import { CustomFields } from "./custom-fields.client";
import { DescriptionField } from "./description-field.client";
import { PayFields } from "./pay-fields.client";
import { PlaceFields } from "./place-fields.client";
import type { PostingSite } from "./posting-site";
import { QuestionFields } from "./question-fields.client";

const CRITERIA_HELP = `Only your team sees it. If you leave it empty: ${DEFAULT_CRITERIA.join(", ")}. Separate several with commas`;

type Props = {
  fields: Fields;
  html: string | null;
  /** Shown in place of a preview that can't be made. */
  instead?: ReactNode;
  site: PostingSite;
  /** What similar jobs pay, in words, if known. */
  usualPay?: string | null | undefined;
  onPreview: () => void;
  onChange: () => void;
};

type ChoiceProps = Pick<Props, "fields"> & {
  name: FieldsWith<"labels" | "form">;
  label: string;
  help?: string;
  /** Options that aren't offered, unless one is the field's own. */
  hidden?: readonly string[];
  onChoose?: (value: string) => void;
};

// What was chosen may have been merged into another category since.
const currentOf = (category: string) =>
  isCategoryCode(category) ? currentCategory(category) : category;

/** A field with a few options. */
function Choice({ name, label, help, hidden = [], fields, onChoose }: ChoiceProps) {
  const unstated = FIELDS[name].form.start === "" ? [["", "Not stated"] as const] : [];
  const chosen = name === "category" ? currentOf(fields.category) : fields[name];
  const all = name === "category" ? categoryChoices() : Object.entries(FIELDS[name].labels);
  const options = shownOf(all, { hidden, chosen: [chosen], nameOf: ([option]) => option });
  return (
    <SelectField
      name={name}
      label={label}
      help={help}
      options={[...unstated, ...options]}
      defaultValue={chosen}
      onChange={(event) => onChoose?.(event.target.value)}
    />
  );
}

function Kind({ fields, site }: Pick<Props, "fields" | "site">) {
  const [jobType, setJobType] = useState(fields.jobType);
  return (
    <>
      <div className="form-2 form-3">
        <Choice
          name="jobType"
          label="Job Type"
          hidden={site.features.hiddenTypes}
          fields={fields}
          onChoose={setJobType}
        />
        <Choice name="category" label="Category" fields={fields} />
        <TextField
          name="experienceYears"
          label="Experience (Years)"
          type="number"
          min={0}
          step={0.5}
          inputMode="decimal"
          defaultValue={fields.experienceYears}
        />
      </div>
      <div className="form-2">
        {jobType === "internship" && (
          <TextField
            name="duration"
            label="Duration"
            aside={<span className="opt">(optional)</span>}
            placeholder="e.g., 6 months"
            defaultValue={fields.duration}
          />
        )}
        <TextField
          name="education"
          label="Education"
          aside={<span className="opt">(optional)</span>}
          placeholder={jobType === "internship" ? "e.g., Undergraduate" : "e.g., Any Graduate"}
          defaultValue={fields.education}
        />
      </div>
      <div className="form-2">
        <Choice
          name="visaSponsorship"
          label="Visa sponsorship"
          help="Do you sponsor a visa or work permit for someone who needs one?"
          fields={fields}
        />
      </div>
    </>
  );
}

/** A posting's fields, for a new one and for changing one. */
export function PostingFields(props: Props) {
  const { fields, site, onChange } = props;
  takeCategories(site.categories);
  return (
    <>
      <TextField name="title" label="Job Title" defaultValue={fields.title} dir="auto" />
      <PlaceFields fields={fields} onChange={onChange} />
      <Kind fields={fields} site={site} />
      <CustomFields fields={fields} customFields={site.customFields} onChange={onChange} />
      <PayFields
        fields={fields}
        isRequired={site.features.requiredPay}
        usualPay={props.usualPay ?? null}
      />
      <DescriptionField
        start={fields.description}
        html={props.html}
        instead={props.instead}
        onPreview={props.onPreview}
        onChange={onChange}
      />
      <ChipsField
        name="skills"
        label="Required Skills"
        help="Separate multiple skills with commas"
        start={fields.skills}
        areSkills
        onChange={onChange}
      />
      <ApplyPlace fields={fields} applyOn={site.features.applyOn} />
      <QuestionFields start={fields.questions} onChange={onChange} />
      <ChipsField
        name="criteria"
        label="What you rate applicants by"
        help={CRITERIA_HELP}
        start={fields.criteria}
        onChange={onChange}
      />
      <div className="form-2">
        <TextField
          name="deadline"
          label="Last day to apply"
          aside={<span className="opt">(optional)</span>}
          type="date"
          defaultValue={fields.deadline}
        />
      </div>
    </>
  );
}
