"use client";

import { type FormEvent, useId, useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { ALT_MAX, CAPTION_MAX } from "@/lib/companies/pictures/limits.schema";

type FieldProps = {
  id: string;
  alt?: string;
  /** Photos have one, covers don't. */
  caption?: string | null;
  altHelp: string;
  isAltRequired: boolean;
  autoFocus?: boolean;
};

/** Asks what a picture shows, and for the caption of a photo. */
export function PictureWordFields({ id, alt = "", caption, ...words }: FieldProps) {
  return (
    <>
      <TextField
        id={`${id}-alt`}
        name="alt"
        label="What does the picture show?"
        help={words.altHelp}
        dir="auto"
        maxLength={ALT_MAX}
        defaultValue={alt}
        required={words.isAltRequired}
        autoFocus={words.autoFocus}
      />
      {caption !== undefined && (
        <TextField
          id={`${id}-caption`}
          name="caption"
          label="Caption (optional)"
          help="Shown below the photo, for example: the team in Gdańsk."
          dir="auto"
          maxLength={CAPTION_MAX}
          defaultValue={caption ?? ""}
        />
      )}
    </>
  );
}

export type PictureWords = { alt: string; caption: string };

type Props = Omit<FieldProps, "id" | "autoFocus"> & {
  isBusy: boolean;
  onSave: (words: PictureWords) => Promise<void>;
  onClose: () => void;
};

/** Changes the words of a picture that is stored. */
export function PictureWordsForm({ isBusy, onSave, onClose, ...fields }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? "").trim();
    if (fields.isAltRequired && !text("alt")) setError("Describe what the picture shows");
    else await onSave({ alt: text("alt"), caption: text("caption") }).then(onClose);
  }
  return (
    <Form
      state={{ errors: error ? { alt: error } : {}, alert: [], isBusy }}
      className="form-grid company-form"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <PictureWordFields {...fields} id={id} autoFocus />
      <div className="company-actions">
        <button
          type="submit"
          className="btn btn-strong btn-sm"
          aria-busy={isBusy}
          disabled={isBusy}
        >
          Save
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Form>
  );
}
