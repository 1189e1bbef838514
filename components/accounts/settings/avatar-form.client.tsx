"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { refreshAccount } from "@/components/site/use-account.client";
import { PictureField } from "@/components/ui/forms/picture-field.client";

type Props = { url: string | null; maxBytes: number };

/** Changes or removes the account's picture. */
export function AvatarForm({ url, maxBytes }: Props) {
  const router = useRouter();
  const [shown, setShown] = useState(url);
  return (
    <div className="avatar-form">
      {/* biome-ignore lint/performance/noImgElement: it is never larger than it is shown */}
      <img
        className="avatar avatar-xl"
        src={shown ?? "/img/avatar.svg"}
        alt={shown ? "Your picture" : "Default profile picture"}
        width={96}
        height={96}
      />
      <PictureField
        id="avatar"
        path="/api/account/avatar"
        hasPicture={shown !== null}
        maxBytes={maxBytes}
        chooseLabel="Choose Picture"
        removeLabel="Remove"
        help="It's cropped to a square, and the place where it was taken is removed."
        onChanged={(response) => {
          setShown(response ? String(response["avatarUrl"]) : null);
          refreshAccount();
          router.refresh();
          return response ? "Picture updated." : "Picture removed.";
        }}
      />
    </div>
  );
}
