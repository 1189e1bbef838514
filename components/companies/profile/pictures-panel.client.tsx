"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import { COVER_FRAME, MOST_PHOTOS, PHOTO_FRAME } from "@/lib/companies/pictures/limits.schema";
import type { CompanyPictures } from "@/lib/companies/pictures/schema";
import { NewPicture } from "./new-picture.client";
import { PhotoList } from "./photo-list.client";

type Props = { companyId: string; pictures: CompanyPictures };
type PartProps = {
  path: string;
  pictures: CompanyPictures;
  onChanged: (now: CompanyPictures) => void;
};

function Cover({ path, pictures, onChanged }: PartProps) {
  const { cover } = pictures;
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await api(path, { method: "DELETE" });
      onChanged({ ...pictures, cover: null });
      toast({ kind: "good", text: "Cover removed." });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
  }

  return (
    <div className="own-pictures">
      <h3>Cover</h3>
      <p className="help">
        At the top of your page, four times as wide as high. Without one, we draw it.
      </p>
      {cover && (
        // biome-ignore lint/performance/noImgElement: stored in the size shown
        <img className="own-cover" src={cover.smallUrl} width={800} height={200} alt={cover.alt} />
      )}
      <div className="settings-actions needs-script">
        <NewPicture
          method="PUT"
          path={path}
          frame={COVER_FRAME}
          chooseLabel="Choose Cover"
          title="Cover"
          saveLabel="Use as Cover"
          altHelp="Read to people who can't see it. Leave it empty if the picture is only decoration."
          isAltRequired={false}
          onSaved={(now) => {
            onChanged(now);
            toast({ kind: "good", text: "Cover updated." });
          }}
        />
        {cover && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-busy={isBusy}
            onClick={() => void remove()}
          >
            Remove Cover
          </button>
        )}
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
            path={path}
            frame={PHOTO_FRAME}
            chooseLabel="Add Photo"
            title="New photo"
            saveLabel="Save Photo"
            altHelp="Read to people who can't see it, for example: two people at a desk by a wide window."
            isAltRequired
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

  function change(now: CompanyPictures): void {
    setPictures(now);
    router.refresh();
  }

  return (
    <SettingsPanel
      id="pictures"
      title="Cover and photos"
      text="JPEG, PNG, WebP, AVIF or GIF, up to 5 MB each. They're on your public page at once."
    >
      <Cover path={`${path}/cover`} pictures={pictures} onChanged={change} />
      <Photos path={`${path}/photos`} pictures={pictures} onChanged={change} />
    </SettingsPanel>
  );
}
