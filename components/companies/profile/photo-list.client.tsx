"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/forms/text-field";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import { ALT_MAX } from "@/lib/companies/pictures/limits.schema";
import type { CompanyPicture, CompanyPictures } from "@/lib/companies/pictures/schema";

type Photos = CompanyPictures["photos"];
type Props = {
  path: string;
  photos: Photos;
  onChanged: (photos: Photos) => void;
};

type RowProps = {
  photo: CompanyPicture;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onDescribe: (alt: string) => Promise<void>;
  onRemove: () => void;
};

function Describe({
  photo,
  isBusy,
  onDescribe,
  onClose,
}: Pick<RowProps, "photo" | "isBusy" | "onDescribe"> & { onClose: () => void }) {
  const [error, setError] = useState<string>();
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const alt = String(new FormData(event.currentTarget).get("alt") ?? "").trim();
    if (alt) await onDescribe(alt).then(onClose);
    else setError("Describe what the picture shows");
  }
  return (
    <form className="form-grid company-form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        id={`alt-${photo.id}`}
        name="alt"
        label="What does the picture show?"
        dir="auto"
        maxLength={ALT_MAX}
        defaultValue={photo.alt}
        required
        autoFocus
        error={error}
      />
      <div className="company-actions">
        <button type="submit" className="btn btn-strong btn-sm" aria-busy={isBusy}>
          Save
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function Row({ photo, isFirst, isLast, isBusy, onMove, onDescribe, onRemove }: RowProps) {
  const [isDescribing, setDescribing] = useState(false);
  const action = (label: string, onClick: () => void, isOff = false) => (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label}: ${photo.alt}`}
      // Not `disabled`, so that the focus stays on it when the photo has arrived.
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      {label}
    </button>
  );
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: stored in the size shown */}
      <img src={photo.smallUrl} width={720} height={480} alt="" />
      <div className="own-photo-words">
        {isDescribing ? (
          <Describe {...{ photo, isBusy, onDescribe }} onClose={() => setDescribing(false)} />
        ) : (
          <>
            <p dir="auto">{photo.alt}</p>
            <div className="company-actions">
              {action("Move Up", () => onMove(-1), isFirst)}
              {action("Move Down", () => onMove(1), isLast)}
              {action("Describe", () => setDescribing(true))}
              {action("Remove", onRemove)}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** The company's photos in their order, each to move, describe and remove. */
export function PhotoList({ path, photos, onChanged }: Props) {
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<HTMLElement | null>(null);

  // A photo that moves loses the focus on its buttons, and one that is removed takes it along.
  useEffect(() => {
    const had = moved.current;
    moved.current = null;
    if (had && photos.length > 0) (had.isConnected ? had : list.current)?.focus();
  }, [photos]);

  async function change(run: () => Promise<Photos>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    moved.current = document.activeElement as HTMLElement | null;
    try {
      onChanged(await run());
      toast({ kind: "good", text: done });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
  }

  const patch = (id: string, json: { alt?: string; position?: number }) => async () =>
    (await api<CompanyPictures>(`${path}/${id}`, { method: "PATCH", json })).photos;
  const remove = (id: string) => async () => {
    await api(`${path}/${id}`, { method: "DELETE" });
    return photos.filter((photo) => photo.id !== id);
  };

  return (
    <ol ref={list} tabIndex={-1} className="own-photos" aria-label="Photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Row
            photo={photo}
            isFirst={index === 0}
            isLast={index === photos.length - 1}
            isBusy={isBusy}
            onMove={(by) =>
              void change(
                patch(photo.id, { position: index + by }),
                `Photo ${index + by + 1} of ${photos.length} now.`,
              )
            }
            onDescribe={(alt) => change(patch(photo.id, { alt }), "Description saved.")}
            onRemove={() => void change(remove(photo.id), "Photo removed.")}
          />
        </li>
      ))}
    </ol>
  );
}
