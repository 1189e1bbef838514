"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { FieldError } from "@/components/ui/forms/field-frame";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { type FieldErrors, useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { PICTURE_MAX_BYTES } from "@/lib/companies/pictures/limits.schema";
import type { OwnPictures } from "@/lib/companies/pictures/schema";
import { PICTURE_TYPES } from "@/lib/shared/pictures";
import {
  type CropFrame,
  type CroppedPart,
  mostZoom,
  PictureCrop,
  type WholePicture,
} from "./picture-crop.client";
import { PictureWordFields } from "./picture-words.client";

/** A picture chosen on this device. */
type ChosenPicture = WholePicture & { file: File };

type Props = {
  /** The call that takes the picture. */
  method: "PUT" | "POST";
  path: string;
  frame: CropFrame;
  chooseLabel: string;
  title: string;
  saveLabel: string;
  altHelp: string;
  isAltRequired: boolean;
  hasCaption: boolean;
  onSaved: (pictures: OwnPictures) => void;
};

const MEGABYTE = 1_000_000;
const UNREADABLE = "We can't read this file as a picture. Choose another one.";

/** Opens a file as a picture. Rejects with a message when it can't be used. */
async function openPicture(file: File, frame: CropFrame): Promise<ChosenPicture> {
  if (!PICTURE_TYPES.includes(file.type))
    throw new Error("Choose a JPEG, PNG, WebP, AVIF or GIF picture.");
  if (file.size > PICTURE_MAX_BYTES) {
    throw new Error(`The selected file must be smaller than ${PICTURE_MAX_BYTES / MEGABYTE}MB.`);
  }
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => Promise.reject(new Error(UNREADABLE)));
    const picture = { file, url, width: image.naturalWidth, height: image.naturalHeight };
    if (mostZoom(picture, frame) >= 1) return picture;
    const least = `${frame.leastWidth} × ${Math.ceil((frame.leastWidth * frame.height) / frame.width)}`;
    throw new Error(`This picture is too small. Choose one with at least ${least} pixels.`);
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

type FormProps = Omit<Props, "chooseLabel" | "title"> & { picture: ChosenPicture };

function PictureForm({ picture, frame, method, path, onSaved, ...words }: FormProps) {
  const [part, setPart] = useState<CroppedPart>({ x: 50, y: 50, zoom: 1 });
  const id = useId();
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't save the picture. Please try again.",
    check: (values): FieldErrors =>
      words.isAltRequired && !values["alt"]?.trim()
        ? { alt: "Describe what the picture shows" }
        : {},
    send: async (values) => {
      const query = new URLSearchParams({
        x: part.x.toFixed(2),
        y: part.y.toFixed(2),
        zoom: part.zoom.toFixed(2),
        alt: values["alt"]?.trim() ?? "",
        ...(words.hasCaption ? { caption: values["caption"]?.trim() ?? "" } : {}),
      });
      const headers = { "content-type": "application/octet-stream" };
      const init = { method, body: picture.file, headers };
      onSaved(await api<OwnPictures>(`${path}?${query}`, init));
    },
  });
  return (
    <Form {...form} className="form-grid company-form">
      <FormErrors />
      <PictureCrop {...{ picture, frame, part, isBusy }} onChange={setPart} />
      <PictureWordFields
        id={id}
        altHelp={words.altHelp}
        isAltRequired={words.isAltRequired}
        {...(words.hasCaption ? { caption: null } : {})}
      />
      <SubmitButton label={words.saveLabel} busyLabel="Uploading..." className="btn-strong" />
    </Form>
  );
}

/** A button that chooses a picture, and the dialog that frames, describes and uploads it. */
export function NewPicture({ chooseLabel, title, onSaved, ...form }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen again after a failure.
    currentTarget.value = "";
    setError(null);
    if (!file) return;
    try {
      setPicture(await openPicture(file, form.frame));
    } catch (failure) {
      setError((failure as Error).message);
    }
  }

  function close(): void {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(null);
    chooser.current?.focus();
  }

  return (
    <>
      <label className="btn btn-outline file-button">
        {chooseLabel}
        <input
          ref={chooser}
          type="file"
          className="sr"
          accept={PICTURE_TYPES.join(",")}
          aria-describedby={error ? id : undefined}
          aria-invalid={error !== null}
          onChange={(event) => void choose(event)}
        />
      </label>
      <div role="alert" className={error ? "" : "sr"}>
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
      {picture && (
        <Modal title={title} onClose={close}>
          <PictureForm
            {...form}
            picture={picture}
            onSaved={(pictures) => {
              close();
              onSaved(pictures);
            }}
          />
        </Modal>
      )}
    </>
  );
}
