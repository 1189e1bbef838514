"use client";

import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/components/ui/forms/text-field.client";
import { ALT_MAX, CAPTION_MAX } from "@/lib/companies/pictures/limits.schema";

type FieldProps = {
  id: string;
  alt?: string;
  /** Photos have one, covers don't. */
  caption?: string | null;
  altHelp: string;
  isAltRequired: boolean;
  isBusy: boolean;
  autoFocus?: boolean;
  error: string | undefined;
};

/** Asks what a picture shows, and for the caption of a photo. */
export function PictureWordFields({ id, alt = "", caption, isBusy, error, ...words }: FieldProps) {
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
        error={error}
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

type Props = Omit<FieldProps, "id" | "autoFocus" | "error"> & {
  onSave: (words: PictureWords) => Promise<void>;
  onClose: () => void;
};

/** Changes the words of a picture that is stored. */
export function PictureWordsForm({ onSave, onClose, ...fields }: Props) {
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
    <form className="form-grid company-form" noValidate onSubmit={(event) => void save(event)}>
      <PictureWordFields {...fields} id={id} autoFocus error={error} />
      <div className="company-actions">
        <button type="submit" className="btn btn-strong btn-sm" aria-busy={fields.isBusy}>
          Save
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
