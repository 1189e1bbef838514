"use client";

import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import type { SourcePreview } from "@/lib/sources/schema";
import { FieldRows, type FieldValues } from "./field-rows.client";

type Props = {
  preview: SourcePreview;
  values: FieldValues;
  onChange: (values: FieldValues) => void;
  /** Previews the source again with these fields. */
  look: () => Promise<void>;
  isOwn: boolean;
};

/** A form to choose what feeds each field, with a preview of the result. */
export function FieldsForm({ preview, values, onChange, look, isOwn }: Props) {
  const { form } = useSubmission({
    fallback: "We couldn't look at the source. Please try again.",
    isLasting: true,
    send: look,
  });
  return (
    <Form {...form} className="stacked-form" aria-label="Which field is which">
      <FormErrors />
      <FieldRows
        {...{ values, isOwn }}
        seen={preview}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      <SubmitButton label="Preview Import" busyLabel="Looking..." className="btn-outline" />
    </Form>
  );
}
