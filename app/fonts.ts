import localFont from "next/font/local";

// Two files, for every page. Currency signs such as ₹ come from the system's font.
// scripts/build-fonts.ts makes these subsets.
const head = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  variable: "--face-head",
  weight: "600 720",
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

/** For `<html>`: defines the fonts that tokens.css refers to. */
export const fontVariables = [head, text].map((face) => face.variable).join(" ");
