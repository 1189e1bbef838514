"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { readChoices } from "@/lib/sources/field-choices";
import type { SourcePreview } from "@/lib/sources/schema";
import { type FieldValues, firstValues } from "./field-rows.client";
import { FieldsForm } from "./fields-form.client";
import { PreviewResult } from "./preview-result";

type Props = {
  /** The source's address in the API. */
  path: string;
  isOwn: boolean;
};

/** A form to change what feeds each field of a connected source. */
export function ChangeFields({ path, isOwn }: Props) {
  const [preview, setPreview] = useState<SourcePreview | null>(null);
  const [values, setValues] = useState<FieldValues>({});
  const fields = readChoices(values);
  const look = async () => {
    const request = { method: "POST", json: { fields } } as const;
    const seen = (await api(`${path}/previews`, request)) as SourcePreview;
    if (!preview) setValues(firstValues(seen));
    setPreview(seen);
  };
  const { form } = useSubmission({
    fallback: "We couldn't look at the source. Please try again.",
    isLasting: true,
    send: look,
  });
  return (
    <>
      <section className="panel analytics-panel" aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <p className="admin-note">
          Which field of the source is the title, the place and so on. Most are recognised by their
          names.
        </p>
        {preview ? (
          <div className="field-steps">
            <FieldsForm {...{ preview, values, look, isOwn }} onChange={setValues} />
            <ActionButton
              label="Save Fields"
              method="PATCH"
              path={path}
              json={{ fields }}
              done="Saved. The next run reads the source with them."
              variant="btn-primary"
            />
          </div>
        ) : (
          <Form {...form} aria-label="Look at the fields">
            <FormErrors />
            <SubmitButton
              label="Change Fields"
              busyLabel="Looking at the source..."
              className="btn-outline btn-sm"
            />
          </Form>
        )}
      </section>
      {preview && <PreviewResult preview={preview} />}
    </>
  );
}
