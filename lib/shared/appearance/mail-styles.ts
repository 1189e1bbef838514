import { paletteOf } from "./theme";
import type { BrandColours } from "./tokens";

const FONT = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/**
 * How emails look in a site's colours. Mail programs drop style sheets, so the light colours are
 * inline; programs that support dark mode read the dark ones from `sheet`, in the head.
 */
export function mailStyles(colours: BrandColours) {
  const { light, dark } = paletteOf(colours);
  return {
    canvas: `background:${light["canvas"]};${FONT}`,
    card: `border:1px solid ${light["line"]};border-radius:12px;background:${light["surface"]}`,
    name: `color:${light["strong"]}`,
    heading: `color:${light["ink"]}`,
    ink: `color:${light["ink"]};font-size:16px;line-height:1.6`,
    muted: `color:${light["muted"]};font-size:14px;line-height:1.5`,
    link: `color:${light["teal"]}`,
    button: `display:inline-block;padding:12px 20px;border-radius:8px;background:${light["amber"]};color:${light["on-amber"]};font-size:16px;font-weight:600;text-decoration:none`,
    sheet: `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:${dark["canvas"]}!important}
.card{background:${dark["surface"]}!important;border-color:${dark["line"]}!important}
.ink{color:${dark["ink"]}!important}
.muted{color:${dark["muted"]}!important}
.link{color:${dark["teal"]}!important}
.logo-light{display:none!important}
.logo-dark{display:inline!important}
}`,
  };
}
