"use client";

import { useRouter } from "next/navigation";
import { PictureField } from "@/components/ui/forms/picture-field.client";
import { iconPath } from "@/lib/shared/appearance/logo-styles";

/** The site's mark, changed at once: beside its name, and wherever programs show an icon. */
export function IconPanel({ icon, maxBytes }: { icon: string; maxBytes: number }) {
  const router = useRouter();
  return (
    <section className="panel appearance-section" aria-labelledby="icon-title">
      <h2 id="icon-title" className="text-xl">
        Mark
      </h2>
      <p className="help">
        Shown beside the name, in browser tabs, on phones, in shared links and in emails. Changes
        are public immediately.
      </p>
      {icon !== "" && (
        // biome-ignore lint/performance/noImgElement: stored in the size shown
        <img src={iconPath(64, icon)} alt="The site's mark" width={64} height={64} />
      )}
      <PictureField
        id="icon"
        path="/api/admin/icon"
        hasPicture={icon !== ""}
        maxBytes={maxBytes}
        takesDrawings
        chooseLabel={icon === "" ? "Choose Mark" : "Replace Mark"}
        removeLabel="Remove Mark"
        help="Square is best. Texts and pictures inside an SVG are left out."
        onChanged={(response) => {
          router.refresh();
          return response ? "Mark updated." : "Mark removed.";
        }}
      />
    </section>
  );
}
