"use client";

import { useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { OwnPicture, OwnPictures } from "@/lib/companies/pictures/schema";
import {
  type CropFrame,
  type CroppedPart,
  mostZoom,
  PictureCrop,
  type WholePicture,
} from "./picture-crop.client";

type Props = {
  /** The call that reads the company's pictures. */
  path: string;
  picture: OwnPicture;
  frame: CropFrame;
  className: string;
  /** What the button is about, where several are on a page. */
  about?: string;
  onSaved: (pictures: OwnPictures) => void;
};

async function openWhole({ sourceUrl }: OwnPicture): Promise<WholePicture> {
  const image = new Image();
  image.src = sourceUrl;
  await image.decode();
  return { url: sourceUrl, width: image.naturalWidth, height: image.naturalHeight };
}

type FormProps = Pick<Props, "path" | "picture" | "frame" | "onSaved"> & { whole: WholePicture };

function CropForm({ path, picture, frame, whole, onSaved }: FormProps) {
  const [part, setPart] = useState<CroppedPart>(() => ({
    ...picture.part,
    zoom: Math.min(picture.part.zoom, Math.max(1, mostZoom(whole, frame))),
  }));
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't save the picture. Please try again.",
    check: () => ({}),
    send: async () => {
      const init = { method: "PUT", json: part };
      onSaved(await api<OwnPictures>(`${path}/${picture.id}/part`, init));
    },
  });
  return (
    <Form {...form} className="form-grid company-form">
      <FormErrors />
      <PictureCrop picture={whole} {...{ frame, part, isBusy }} onChange={setPart} />
      <SubmitButton label="Save" busyLabel="Saving..." className="btn-strong" />
    </Form>
  );
}

/** A button that opens a stored picture whole, and the dialog that chooses another part of it. */
export function CropPicture({ className, about, onSaved, ...form }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpening, setOpening] = useState(false);
  const [whole, setWhole] = useState<WholePicture | null>(null);

  async function open(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    try {
      setWhole(await openWhole(form.picture));
    } catch {
      toast({ kind: "bad", text: "We can't load this picture right now. Try again later." });
    }
    setOpening(false);
  }

  function close(): void {
    setWhole(null);
    opener.current?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={about && `Crop: ${about}`}
        aria-busy={isOpening}
        onClick={() => void open()}
      >
        Crop
      </button>
      {whole && (
        <Modal title="Crop picture" onClose={close}>
          <CropForm
            {...form}
            whole={whole}
            onSaved={(pictures) => {
              close();
              onSaved(pictures);
              toast({ kind: "good", text: "Picture cropped." });
            }}
          />
        </Modal>
      )}
    </>
  );
}
