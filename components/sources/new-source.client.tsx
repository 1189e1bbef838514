"use client";

import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { readChoices } from "@/lib/sources/field-choices";
import type { FieldChoices } from "@/lib/sources/mapped-fields.schema";
import type { SourcePreview } from "@/lib/sources/schema";
import { firstValues } from "./field-rows.client";
import { FieldsForm } from "./fields-form.client";
import { PreviewResult } from "./preview-result";
import { type CheckedSource, SaveSource, type SourcePlaces } from "./save-source.client";

const SITE_HELP = "Such as https://boards.greenhouse.io/acme or https://acme.example/jobs.xml";
const OWN_HELP =
  "Your career site, a file of your jobs, or your career board at Greenhouse, Lever, Ashby, Workable, SmartRecruiters, Personio or Recruitee.";
const COMPANY_FIELD = {
  ...{ name: "companyName", label: "Company (optional)", maxLength: 160 },
  help: "If all jobs are one company's. Leave it empty if each job names its own.",
};
const OWN_FIELD = {
  ...{ name: "linkedFrom", label: "Page of yours that links to the career board (optional)" },
  ...{ maxLength: 2000, inputMode: "url" as const },
  help: "For a career board elsewhere, so that we know it's yours. We check your home page, /careers and /jobs automatically.",
};

type Props = SourcePlaces & {
  /** Whether it is a company's own career site, all of whose jobs are that company's. */
  isOwn: boolean;
};

function AddressFields({ isOwn }: Pick<Props, "isOwn">) {
  return (
    <>
      <TextField
        name="address"
        label="Address"
        help={isOwn ? OWN_HELP : SITE_HELP}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      <TextField {...(isOwn ? OWN_FIELD : COMPANY_FIELD)} />
    </>
  );
}

type CheckedPreview = { source: CheckedSource; preview: SourcePreview };
type NextProps = Props & { checked: CheckedPreview; look: (fields: FieldChoices) => Promise<void> };

/** The preview and the next steps: choose what feeds each field, or save the source. */
function NextSteps({ checked: { source, preview }, look, ...places }: NextProps) {
  const [values, setValues] = useState(() => firstValues(preview));
  const fields = readChoices(values);
  const isUnclear = preview.ready === 0 || Object.keys(preview.choices).length > 0;
  return (
    <>
      <PreviewResult preview={preview} />
      {preview.fields.length > 0 && (
        <details className="panel analytics-panel show-data" open={isUnclear}>
          <summary>Which field is which</summary>
          <FieldsForm
            {...{ preview, values, isOwn: places.isOwn }}
            onChange={setValues}
            look={() => look(fields)}
          />
        </details>
      )}
      <SaveSource
        source={{ ...source, fields }}
        suggestedName={places.isOwn ? null : preview.suggestedName}
        {...places}
      />
    </>
  );
}

/** Previews an address, and then saves it as a source. */
export function NewSource(props: Props) {
  const { isOwn, apiPath } = props;
  const [checked, setChecked] = useState<CheckedPreview | null>(null);
  const look = async (source: CheckedSource, fields?: FieldChoices) => {
    const json = { ...source, ...(fields ? { fields } : {}) };
    const request = { method: "POST", json } as const;
    const preview = (await api(`${apiPath}/previews`, request)) as SourcePreview;
    setChecked({ source, preview });
  };
  const { form } = useSubmission({
    fallback: "We couldn't look at this address. Please try again.",
    isLasting: true,
    check: (values): Record<string, string> =>
      values["address"]?.trim() ? {} : { address: "Enter the address of a career site or file" },
    send: async (values) => {
      const { name } = isOwn ? OWN_FIELD : COMPANY_FIELD;
      setChecked(null);
      await look({ address: values["address"] ?? "", [name]: values[name] ?? "" });
    },
  });
  return (
    <>
      <Form {...form} className="panel analytics-panel stacked-form" aria-label="Look at a source">
        <FormErrors />
        <AddressFields isOwn={isOwn} />
        <SubmitButton label="Preview Import" busyLabel="Looking..." className="btn-strong" />
      </Form>
      {checked && (
        <NextSteps {...props} checked={checked} look={(fields) => look(checked.source, fields)} />
      )}
    </>
  );
}
