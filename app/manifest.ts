import type { MetadataRoute } from "next";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { paletteOf } from "@/lib/shared/appearance/theme";

// The operator chooses the name, which is known only when the server runs.
export const dynamic = "force-dynamic";

export default function manifest(): MetadataRoute.Manifest {
  const { name } = site();
  const { light } = paletteOf(settingGroup("appearance"));
  return {
    name,
    short_name: name,
    description: settingGroup("words").description,
    start_url: "/",
    display: "minimal-ui",
    background_color: light["canvas"] ?? "",
    theme_color: light["navy"] ?? "",
    icons: [
      { src: "/img/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/img/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/img/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/img/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
