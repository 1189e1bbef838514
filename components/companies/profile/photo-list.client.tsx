"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { api } from "@/lib/browser/api";
import { PHOTO_FRAME } from "@/lib/companies/pictures/limits.schema";
import type { OwnPicture, OwnPictures, PhotoChange } from "@/lib/companies/pictures/schema";
import { CropPicture } from "./crop-picture.client";
import { PHOTO_ALT_HELP } from "./picture-help";
import { type PictureWords, PictureWordsForm } from "./picture-words.client";

type Photos = OwnPictures["photos"];
type Props = {
  /** The call that reads the company's pictures. */
  path: string;
  photos: Photos;
  onChanged: (photos: Photos) => void;
};

type RowProps = {
  path: string;
  photo: OwnPicture;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onDescribe: (words: PictureWords) => Promise<void>;
  onCropped: (pictures: OwnPictures) => void;
  onRemove: () => void;
};

function Row({ path, photo, isFirst, isLast, isBusy, onMove, ...on }: RowProps) {
  const [isDescribing, setDescribing] = useState(false);
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  const action = (label: string, onClick: () => void, isOff = false) => (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label}: ${photo.alt}`}
      // Not `disabled`, so that the focus stays on it when the photo has arrived.
      aria-disabled={isOff}
      data-describe={label === "Describe" ? "" : undefined}
      onClick={() => !isOff && onClick()}
    >
      {label}
    </button>
  );
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: stored in the size shown */}
      <img src={photo.smallUrl} width={720} height={480} alt="" />
      <div ref={place} className="own-photo-words">
        {isDescribing ? (
          <PictureWordsForm
            alt={photo.alt}
            caption={photo.caption}
            altHelp={PHOTO_ALT_HELP}
            isAltRequired
            isBusy={isBusy}
            onSave={on.onDescribe}
            onClose={() => {
              setDescribing(false);
              focusOn("[data-describe]");
            }}
          />
        ) : (
          <>
            <p dir="auto">{photo.alt}</p>
            {photo.caption && (
              <p className="help" dir="auto">
                {photo.caption}
              </p>
            )}
            <div className="company-actions">
              {action("Move Up", () => onMove(-1), isFirst)}
              {action("Move Down", () => onMove(1), isLast)}
              {action("Describe", () => setDescribing(true))}
              <CropPicture
                path={path}
                picture={photo}
                frame={PHOTO_FRAME}
                className="btn btn-quiet btn-sm"
                about={photo.alt}
                onSaved={on.onCropped}
              />
              {action("Remove", on.onRemove)}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** The company's photos in their order, each to move, describe, crop and remove. */
export function PhotoList({ path, photos, onChanged }: Props) {
  const { isBusy, attempt } = useOneAtATime();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<HTMLElement | null>(null);

  // A photo that moves loses the focus on its buttons, and one that is removed takes it along.
  useEffect(() => {
    const had = moved.current;
    moved.current = null;
    if (!had || photos.length === 0 || document.activeElement !== document.body) return;
    (had.isConnected ? had : list.current)?.focus();
  }, [photos]);

  async function change(run: () => Promise<Photos>, done: string): Promise<void> {
    await attempt(async () => {
      moved.current = document.activeElement as HTMLElement | null;
      onChanged(await run());
      toast({ kind: "good", text: done });
    });
  }

  const patch = (id: string, json: PhotoChange) => async () =>
    (await api<OwnPictures>(`${path}/photos/${id}`, { method: "PATCH", json })).photos;
  const remove = (id: string) => async () => {
    await api(`${path}/photos/${id}`, { method: "DELETE" });
    return photos.filter((photo) => photo.id !== id);
  };

  return (
    <ol ref={list} tabIndex={-1} className="own-photos" aria-label="Photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Row
            path={path}
            photo={photo}
            isFirst={index === 0}
            isLast={index === photos.length - 1}
            isBusy={isBusy}
            onMove={(by) =>
              void change(
                patch(photo.id, { position: index + by }),
                `Moved to position ${index + by + 1} of ${photos.length}.`,
              )
            }
            onDescribe={(words) => change(patch(photo.id, words), "Description saved.")}
            onCropped={(now) => onChanged(now.photos)}
            onRemove={() => void change(remove(photo.id), "Photo removed.")}
          />
        </li>
      ))}
    </ol>
  );
}
