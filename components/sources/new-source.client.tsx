"use client";

import { useState } from "react";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { TextField } from "@/components/ui/forms/text-field";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import type { SourcePreview } from "@/lib/sources/schema";
import { PreviewResult } from "./preview-result";
import { type CheckedSource, SaveSource, type SourcePlaces } from "./save-source.client";

type FieldState = { isBusy: boolean; errors: Readonly<Record<string, string>> };

const SITE_HELP = "Such as https://boards.greenhouse.io/acme or https://acme.example/jobs.xml";
const OWN_HELP =
  "Your career site, a file of your jobs, or your board at Greenhouse, Lever, Ashby, Workable, SmartRecruiters, Personio or Recruitee.";
const COMPANY_FIELD = {
  ...{ name: "companyName", label: "Company (optional)", maxLength: 160 },
  help: "If all jobs are one company's. Leave it empty if each job names its own.",
};
const OWN_FIELD = {
  ...{ name: "linkedFrom", label: "Page of yours that links to the board (optional)" },
  ...{ maxLength: 2000, inputMode: "url" as const },
  help: "For a board elsewhere, so that we know it's yours. We look at your start page, /careers and /jobs by ourselves.",
};

type Props = SourcePlaces & {
  /** Whether it is a company's own career site, whose jobs all are that company's. */
  isOwn: boolean;
};

function AddressFields({ isOwn, isBusy, errors }: Pick<Props, "isOwn"> & FieldState) {
  const second = isOwn ? OWN_FIELD : COMPANY_FIELD;
  return (
    <>
      <TextField
        name="address"
        label="Address"
        help={isOwn ? OWN_HELP : SITE_HELP}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        disabled={isBusy}
        error={errors["address"]}
      />
      <TextField {...second} disabled={isBusy} error={errors[second.name]} />
    </>
  );
}

/** Looks at an address, shows what would come in, and then saves it as a source. */
export function NewSource({ isOwn, apiPath, pagePath }: Props) {
  const [checked, setChecked] = useState<{ source: CheckedSource; preview: SourcePreview } | null>(
    null,
  );
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "We couldn't look at this address. Please try again.",
    isLasting: true,
    check: (values): Record<string, string> =>
      values["address"]?.trim() ? {} : { address: "Enter the address of a career site or file" },
    send: async (values) => {
      const { name } = isOwn ? OWN_FIELD : COMPANY_FIELD;
      const { address = "", mapping = "" } = values;
      const source = { address, mapping, [name]: values[name] ?? "" };
      setChecked(null);
      const request = { method: "POST", json: source } as const;
      const preview = (await api(`${apiPath}/previews`, request)) as SourcePreview;
      setChecked({ source, preview });
    },
  });
  return (
    <>
      <form {...form} className="panel analytics-panel stacked-form" aria-label="Look at a source">
        <FormErrors errors={errors} alert={alert} />
        <AddressFields isOwn={isOwn} isBusy={isBusy} errors={errors} />
        <details className="show-data" {...(errors["mapping"] ? { open: true } : {})}>
          <summary>Fields that aren't recognised</summary>
          <TextArea
            name="mapping"
            label="Mapping (optional)"
            help="Says which field is which, as JSON. docs/imports.md describes it."
            rows={6}
            maxLength={20_000}
            disabled={isBusy}
            error={errors["mapping"]}
          />
        </details>
        <SubmitButton
          label="See What Would Come In"
          busyLabel="Looking..."
          isBusy={isBusy}
          className="btn-strong"
        />
      </form>
      {checked && (
        <>
          <PreviewResult preview={checked.preview} />
          <SaveSource
            source={checked.source}
            suggestedName={isOwn ? null : checked.preview.suggestedName}
            apiPath={apiPath}
            pagePath={pagePath}
          />
        </>
      )}
    </>
  );
}
