"use client";

import { useRouter } from "next/navigation";
import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import { EXPERIENCE_LEVELS, JOB_TYPES } from "@/lib/jobs/schema";
import type { ApplyOn, SiteFeatures } from "@/lib/shared/setting-groups/features";

const ROWS = [
  ["internships", "Internships: their page, and their row on the home page"],
  ["freshers", "Fresher jobs: their page, and their row on the home page"],
  ["companies", "Companies: the list of them (each company's own page stays)"],
  ["blog", "Blogs: the list, the articles and their feeds"],
  ["requiredPay", "Employers must state what a job pays (imported jobs may leave it out)"],
] as const;

const CHOICES = [
  {
    name: "hiddenTypes",
    legend: "Job types",
    help: "Employers choose from these, and seekers can filter by them.",
    labels: JOB_TYPES,
  },
  {
    name: "hiddenLevels",
    legend: "Experience levels",
    help: "Seekers can filter by these.",
    labels: EXPERIENCE_LEVELS,
  },
] as const;
const APPLY_OPTIONS = [
  ["either", "Where each employer chooses"],
  ["site", "On this site only"],
  ["outside", "On other sites only"],
] as const satisfies readonly (readonly [ApplyOn, string])[];
const APPLY_HELP =
  "Employers see this when they post or edit a job. Jobs already posted stay as they are until then. On this site only, imported jobs lose the address to apply at; on other sites only, those without one are refused.";

type Choice = (typeof CHOICES)[number];

const rowOf = ({ name }: Choice, value: string) => `${name}.${value}`;

/** What the ticks say, as the API takes it: of job types and levels, the ones that aren't ticked. */
function toFeatures(values: FormValues) {
  const isOn = (name: string) => values[name] === "on";
  const hidden = CHOICES.map((choice) => [
    choice.name,
    Object.keys(choice.labels).filter((value) => !isOn(rowOf(choice, value))),
  ]);
  const rows = ROWS.map(([name]) => [name, isOn(name)]);
  return { ...Object.fromEntries([...rows, ...hidden]), applyOn: values["applyOn"] };
}

/** The values of a choice, those that are shown ticked. */
function Shown({ choice, hidden }: { choice: Choice; hidden: readonly string[] }) {
  const { name, legend, help, labels } = choice;
  return (
    <FieldGroup name={name} legend={legend} help={help}>
      {Object.entries(labels).map(([value, label]) => (
        <CheckRow
          key={value}
          name={rowOf(choice, value)}
          label={label}
          defaultChecked={!hidden.includes(value)}
        />
      ))}
    </FieldGroup>
  );
}

/** What the site offers: each part on or off. */
export function FeaturesForm({ features }: { features: SiteFeatures }) {
  const router = useRouter();
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't save this. Please try again.",
    isLasting: true,
    send: async (values) => {
      await api("/api/admin/features", { method: "PATCH", json: toFeatures(values) });
      toast({ kind: "good", text: "Saved. Every page shows it within a minute." });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="panel setting-form" aria-labelledby="features-title">
      <h2 id="features-title" className="text-xl">
        What the site offers
      </h2>
      <p>
        A page that's off shows "page not found" and isn't linked. Texts under Content keep their
        own links, so edit those yourself: the FAQs and Career mention internships. The jobs,
        companies and articles stay, and the page shows them when you turn it on again.
      </p>
      <FormErrors />
      <div>
        {ROWS.map(([name, label]) => (
          <CheckRow
            key={name}
            name={name}
            label={label}
            defaultChecked={features[name]}
            disabled={isBusy}
          />
        ))}
      </div>
      <SelectField
        name="applyOn"
        label="Where people apply"
        help={APPLY_HELP}
        options={APPLY_OPTIONS}
        defaultValue={features.applyOn}
      />
      {CHOICES.map((choice) => (
        <Shown key={choice.name} choice={choice} hidden={features[choice.name]} />
      ))}
      <SubmitButton label="Save Features" busyLabel="Saving..." className="btn-primary" />
    </Form>
  );
}
