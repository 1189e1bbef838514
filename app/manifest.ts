import type { MetadataRoute } from "next";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { iconPath } from "@/lib/shared/appearance/logo-styles";
import { paletteOf } from "@/lib/shared/appearance/theme";

// The operator chooses the name, which is known only when the server runs.
export const dynamic = "force-dynamic";

type Icons = NonNullable<MetadataRoute.Manifest["icons"]>;

const PNG = "image/png";
const OWN_ICONS: Icons = [
  { src: "/img/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/img/icon-192.png", sizes: "192x192", type: PNG },
  { src: "/img/icon-512.png", sizes: "512x512", type: PNG },
  { src: "/img/icon-maskable-512.png", sizes: "512x512", type: PNG, purpose: "maskable" },
];

function iconsOf(icon: string): Icons {
  return [
    { src: iconPath(192, icon), sizes: "192x192", type: PNG },
    { src: iconPath(512, icon), sizes: "512x512", type: PNG },
    { src: iconPath("maskable-512", icon), sizes: "512x512", type: PNG, purpose: "maskable" },
  ];
}

export default function manifest(): MetadataRoute.Manifest {
  const { name } = site();
  const { icon, ...appearance } = settingGroup("appearance");
  const { light } = paletteOf(appearance);
  return {
    name,
    short_name: name,
    description: settingGroup("words").description,
    start_url: "/",
    display: "minimal-ui",
    background_color: light["canvas"] ?? "",
    theme_color: light["navy"] ?? "",
    icons: icon === "" ? OWN_ICONS : iconsOf(icon),
  };
}
