"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { api } from "@/lib/browser/api";
import { COVER_FRAME, MOST_PHOTOS, PHOTO_FRAME } from "@/lib/companies/pictures/limits.schema";
import type { OwnPictures } from "@/lib/companies/pictures/schema";
import { CropPicture } from "./crop-picture.client";
import { NewPicture } from "./new-picture.client";
import { PhotoList } from "./photo-list.client";
import { COVER_ALT_HELP, PHOTO_ALT_HELP } from "./picture-help";
import { PictureWordsForm } from "./picture-words.client";

type Props = { companyId: string; pictures: OwnPictures };
type PartProps = {
  path: string;
  pictures: OwnPictures;
  onChanged: (now: OwnPictures) => void;
};

function OwnCover({ path, pictures, onChanged }: PartProps) {
  const { cover } = pictures;
  const { isBusy, attempt } = useOneAtATime();
  const [isDescribing, setDescribing] = useState(false);
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  if (!cover) return null;

  async function change(run: () => Promise<OwnPictures>, done: string): Promise<void> {
    await attempt(async () => {
      onChanged(await run());
      toast({ kind: "good", text: done });
    });
  }
  const call = `${path}/cover`;
  const remove = async () => {
    await api(call, { method: "DELETE" });
    return { ...pictures, cover: null };
  };

  return (
    <div ref={place} className="own-pictures">
      {/* biome-ignore lint/performance/noImgElement: stored in the size shown */}
      <img className="own-cover" src={cover.smallUrl} width={800} height={200} alt={cover.alt} />
      {isDescribing ? (
        <PictureWordsForm
          alt={cover.alt}
          altHelp={COVER_ALT_HELP}
          isAltRequired={false}
          isBusy={isBusy}
          onSave={({ alt }) =>
            change(
              () => api<OwnPictures>(call, { method: "PATCH", json: { alt } }),
              "Description saved.",
            )
          }
          onClose={() => {
            setDescribing(false);
            focusOn("[data-describe]");
          }}
        />
      ) : (
        <div className="company-actions needs-script">
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            data-describe=""
            onClick={() => setDescribing(true)}
          >
            Describe Cover
          </button>
          <CropPicture
            path={path}
            picture={cover}
            frame={COVER_FRAME}
            className="btn btn-quiet btn-sm"
            about="cover"
            onSaved={onChanged}
          />
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-busy={isBusy}
            onClick={() => void change(remove, "Cover removed.")}
          >
            Remove Cover
          </button>
        </div>
      )}
    </div>
  );
}

function Cover({ path, pictures, onChanged }: PartProps) {
  return (
    <div className="own-pictures">
      <h3>Cover</h3>
      <p className="help">
        Shown at the top of your page, four times as wide as it is high. Without one, we show a
        drawing.
      </p>
      <OwnCover {...{ path, pictures, onChanged }} />
      <div className="settings-actions needs-script">
        <NewPicture
          method="PUT"
          path={`${path}/cover`}
          frame={COVER_FRAME}
          chooseLabel="Choose Cover"
          title="Cover"
          saveLabel="Use as Cover"
          altHelp={COVER_ALT_HELP}
          isAltRequired={false}
          hasCaption={false}
          onSaved={(now) => {
            onChanged(now);
            toast({ kind: "good", text: "Cover updated." });
          }}
        />
      </div>
    </div>
  );
}

function Photos({ path, pictures, onChanged }: PartProps) {
  const { photos } = pictures;
  return (
    <div className="own-pictures">
      <h3>Photos</h3>
      <p className="help">
        Of your workplace, at most {MOST_PHOTOS}, in the order in which they are shown.
      </p>
      {photos.length > 0 && (
        <PhotoList
          path={path}
          photos={photos}
          onChanged={(now) => onChanged({ ...pictures, photos: now })}
        />
      )}
      {photos.length < MOST_PHOTOS && (
        <div className="settings-actions needs-script">
          <NewPicture
            method="POST"
            path={`${path}/photos`}
            frame={PHOTO_FRAME}
            chooseLabel="Add Photo"
            title="New photo"
            saveLabel="Save Photo"
            altHelp={PHOTO_ALT_HELP}
            isAltRequired
            hasCaption
            onSaved={(now) => {
              onChanged(now);
              toast({ kind: "good", text: "Photo added." });
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Edits the pictures on a company's page. */
export function PicturesPanel({ companyId, pictures: stored }: Props) {
  const router = useRouter();
  const [pictures, setPictures] = useState(stored);
  const path = `/api/companies/${companyId}/pictures`;

  function change(now: OwnPictures): void {
    setPictures(now);
    router.refresh();
  }

  return (
    <SettingsPanel
      id="pictures"
      title="Cover and photos"
      text="JPEG, PNG, WebP, AVIF or GIF, up to 5 MB each. They appear on your public page right away."
    >
      <Cover path={path} pictures={pictures} onChanged={change} />
      <Photos path={path} pictures={pictures} onChanged={change} />
    </SettingsPanel>
  );
}
