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
import { type CheckedSource, SaveSource } from "./save-source.client";

/** Looks at an address, shows what would come in, and then saves it as a source. */
export function NewSource() {
  const [checked, setChecked] = useState<{ source: CheckedSource; preview: SourcePreview } | null>(
    null,
  );
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "We couldn't look at this address. Please try again.",
    isLasting: true,
    check: (values): Record<string, string> =>
      values["address"]?.trim() ? {} : { address: "Enter the address of a career site or file" },
    send: async (values) => {
      const { address = "", companyName = "", mapping = "" } = values;
      const source = { address, companyName, mapping };
      const json = source;
      setChecked(null);
      const preview = (await api("/api/admin/sources/previews", {
        method: "POST",
        json,
      })) as SourcePreview;
      setChecked({ source, preview });
    },
  });
  return (
    <>
      <form {...form} className="panel analytics-panel stacked-form" aria-label="Look at a source">
        <FormErrors errors={errors} alert={alert} />
        <TextField
          name="address"
          label="Address"
          help="Such as https://boards.greenhouse.io/acme or https://acme.example/jobs.xml"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          disabled={isBusy}
          error={errors["address"]}
        />
        <TextField
          name="companyName"
          label="Company (optional)"
          help="If all jobs are one company's. Leave it empty if each job names its own."
          maxLength={160}
          disabled={isBusy}
          error={errors["companyName"]}
        />
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
          <SaveSource source={checked.source} suggestedName={checked.preview.suggestedName} />
        </>
      )}
    </>
  );
}
