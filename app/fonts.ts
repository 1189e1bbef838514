import localFont from "next/font/local";

// Two files load with every page; the third waits until a page contains one of its letters. Currency
// signs such as ₹ come from the system's font: on most pages, one would load a file of its own.
// scripts/build-fonts.ts makes these subsets.
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

/** For `<html>`: defines the fonts that tokens.css refers to. */
export const fontVariables = [head, text, more].map((face) => face.variable).join(" ");
