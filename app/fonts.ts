import localFont from "next/font/local";

// Two files load with every page. The other two wait until a page contains one of their characters.
// scripts/build-fonts.ts makes all of these subsets.
const head = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  variable: "--face-head",
  weight: "650 720",
  display: "swap",
  adjustFontFallback: "Arial",
});

const text = localFont({
  src: "./fonts/inter.woff2",
  variable: "--face-text",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: "Arial",
});

const more = localFont({
  src: "./fonts/inter-more.woff2",
  variable: "--face-more",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E9E",
    },
  ],
});

const currency = localFont({
  src: "./fonts/inter-currency.woff2",
  variable: "--face-currency",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20A1, U+20A6, U+20A9-20AB, U+20B1-20B2, U+20B4-20B5, U+20B8-20BA, U+20BC-20BE",
    },
  ],
});

/** For `<html>`: defines the fonts that tokens.css refers to. */
export const fontVariables = [head, text, more, currency].map((face) => face.variable).join(" ");
