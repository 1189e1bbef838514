import { type Backdrop, veilOf } from "@/lib/shared/appearance/hero-picture";
import { recolour } from "@/lib/shared/appearance/recolour";
import { paletteOf } from "@/lib/shared/appearance/theme";
import type { BrandColours } from "@/lib/shared/appearance/tokens";

// The harbor at night, for pictures drawn without CSS: 1200 × 630.

const CONTOURS = [140, 122, 103, 85, 66, 48, 30, 11]
  .map(
    (y, i) =>
      `M1260 ${y - 90}C${1000 - i * 60} ${y - 90} ${1060 - i * 78} ${300 - i * 11} ${880 - i * 80} ${360 + i * 8}S${800 - i * 60} ${570 + i * 24} ${940 - i * 40} ${760}`,
  )
  .join("");

const WAVES = [
  "M712 592h58M640 606h44M830 604h70M1126 590h40M1060 610h56M540 598h30M404 608h46M240 596h36",
  "M96 606h60M320 614h28M900 618h44M760 620h30M488 618h60M180 620h40M28 594h34",
].join("");

const LIGHTHOUSE = `
<path d="M1046 232L-40 40V300z" fill="url(#left)"/>
<path d="M1046 232L1240 196v74z" fill="url(#right)"/>
<circle cx="1046" cy="232" r="78" fill="url(#halo)"/>
<path d="M838 584c18-24 58-20 84-38s42-40 92-44 46-12 96-12 92 6 122 22v90H838z" fill="#14283f"/>
<path d="M894 584c22-18 66-12 90-30s54-16 82-16 48 24 90 20 62-8 90 24v20H894z" fill="#081220"/>
<path d="M1022 264h48l18 268h-84z" fill="url(#tower)"/>
<path d="M1018.6 314h54.8l4.2 62h-63.2zM1010.5 436h71l4.2 62h-79.4z" fill="#173a63"/>
<path d="M1034 532v-28a12 12 0 0 1 24 0v28z" fill="#173a63"/>
<rect x="1041" y="336" width="10" height="18" rx="5" fill="#ffc861"/>
<rect x="1041" y="396" width="10" height="18" rx="5" fill="#173a63"/>
<path d="M1010 256h72v9h-72zM1012 243h68v2h-68zM1012 243h3v14h-3zM1077 243h3v14h-3z" fill="#2b578f"/>
<rect x="1029" y="214" width="34" height="42" fill="#ffc861"/>
<path d="M1040 214v42M1052 214v42" stroke="#173a63" stroke-width="2"/>
<circle cx="1046" cy="234" r="7" fill="#fff"/>
<path d="M1023 214h46c-3-16-12-24-23-26-11 2-20 10-23 26z" fill="#2b578f"/>
<path d="M1046 188v-14" stroke="#2b578f" stroke-width="3"/>
<circle cx="1046" cy="172" r="4" fill="#2b578f"/>`;

// Nothing but the sky, and a line in the colour of the main button.
const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2545"/><stop offset="1" stop-color="#0d2d50"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<rect y="618" width="1200" height="12" fill="#f5a524"/>
</svg>`;

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2545"/><stop offset="1" stop-color="#0d2d50"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f4a56"/><stop offset="1" stop-color="#0b2d40"/></linearGradient>
<linearGradient id="left" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#ffc861" stop-opacity=".3"/><stop offset=".35" stop-color="#ffc861" stop-opacity=".07"/><stop offset="1" stop-color="#ffc861" stop-opacity=".01"/></linearGradient>
<linearGradient id="right" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffc861" stop-opacity=".3"/><stop offset="1" stop-color="#ffc861" stop-opacity="0"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#ffc861" stop-opacity=".6"/><stop offset="1" stop-color="#ffc861" stop-opacity="0"/></radialGradient>
<linearGradient id="tower" x1="0" x2="1" y1="0" y2="0"><stop offset=".55" stop-color="#d7e2ec"/><stop offset=".56" stop-color="#9fb3c6"/></linearGradient>
</defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<path d="${CONTOURS}" fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="1.5"/>
${LIGHTHOUSE}
<rect y="580" width="1200" height="50" fill="url(#sea)"/>
<path d="${WAVES}" stroke="#7fd8d0" stroke-opacity=".28" stroke-width="2" stroke-linecap="round"/>
<path d="M1020 594h58M1006 606h70M1034 618h54" stroke="#ffc861" stroke-opacity=".7" stroke-width="2.5" stroke-linecap="round"/>
</svg>`;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1b4675"/><path d="M18.6 12.2v8.3a5.3 5.3 0 0 1-5.3 5.3h-.9a5.2 5.2 0 0 1-4.9-3.6" fill="none" stroke="#fff" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M18.6 5.7l9.6-2.1v6.6l-9.6-2.1z" fill="#f5a524" fill-opacity=".42"/><circle cx="18.6" cy="6.9" r="2.6" fill="#f5a524"/></svg>`;

// As in components/companies/company-mark.css, each in a 48 × 48 field.
const FLAGS = [
  "M0 24h48v24H0z",
  "M24 0h24v48H24z",
  "M18 0h12v18h18v12H30v18H18V30H0V18h18z",
  "M0 0h48L0 48z",
  "M10 10h28v28H10z",
  "M0 0h9l15 15L39 0h9v9L33 24l15 15v9h-9L24 33 9 48H0v-9l15-15L0 9z",
  "M0 15h48v18H0z",
  "M0 0h16v48H0zM32 0h16v48H32z",
];

// The accents of app/styles/tokens.css.
const ACCENTS = [
  "#325089",
  "#1b5489",
  "#005882",
  "#005b78",
  "#005e6d",
  "#005f62",
  "#006057",
  "#0b6149",
  "#2b5f38",
  "#754508",
  "#813b0f",
  "#883224",
];

function toAddress(svg: string): string {
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/**
 * Where a drawing begins and how wide it is, which is as high as the whole picture. Its people stand
 * in its right half, beside the words; what is beyond the edge is left out.
 */
export const DRAWING = { left: 400, width: 945 };

// As over the home page's hero: as dark as lets white words be read on any picture, up to where they
// end. A drawing begins on the dark ground.
function veilOver(ground: string, isDrawing: boolean): string {
  const shade = (percent: number) =>
    `${ground}${Math.round(percent * 2.55)
      .toString(16)
      .padStart(2, "0")}`;
  const veil = veilOf(ground);
  const start = isDrawing ? `${shade(100)} 34%, ${shade(veil)} 62%, ` : "";
  const end = shade(isDrawing ? 0 : veil * 0.3);
  return `linear-gradient(90deg, ${start}${shade(veil)} 75%, ${end} 100%)`;
}

/**
 * What is behind the words, the product's logo, in a site's colours, and the colours of the words
 * on it. Over a picture lies a veil.
 */
export function shareLook(colours: BrandColours, backdrop: Backdrop | undefined) {
  const { light, night, dark } = paletteOf(colours);
  const logo = toAddress(recolour(LOGO, colours));
  if (backdrop !== undefined && backdrop !== "plain") {
    const ground = light["navy"] ?? colours.dark;
    const white = "#ffffff";
    const veil = veilOver(ground, "drawing" in backdrop);
    return { scene: null, ground, veil, logo, ink: white, muted: white, pay: white };
  }
  return {
    scene: toAddress(recolour(backdrop === "plain" ? PLAIN : SCENE, colours)),
    ...{ ground: colours.dark, veil: null, logo },
    ...{ ink: night["ink"], muted: dark["navy-muted"], pay: dark["amber-ink"] },
  };
}

/** A company's flag, without its letter. */
export function shareFlag({ accent, flag }: { accent: number; flag: number }): string {
  const field = `<rect width="48" height="48" rx="10" fill="${ACCENTS[accent - 1]}"/>`;
  const figure = `<path clip-path="url(#c)" d="${FLAGS[flag - 1]}" fill="#fff" fill-opacity=".16"/>`;
  const edge = `<rect x=".5" y=".5" width="47" height="47" rx="9.5" fill="none" stroke="#fff" stroke-opacity=".22"/>`;
  const clip = `<clipPath id="c"><rect width="48" height="48" rx="10"/></clipPath>`;
  return toAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48">${clip}${field}${figure}${edge}</svg>`,
  );
}
