// Made by scripts/build-fonts.ts, with public/fonts.

/** The site's fonts: each one's file, and the font shown until it is there, stretched to it. */
export const FONT_FACES = {
  "Bricolage Grotesque": {
    file: "bricolage-grotesque-9ae55d90.woff2",
    standIn: "Arial",
    stretch: "106.02%",
    ascent: "87.72%",
    descent: "25.47%",
    lineGap: "0.00%",
  },
  Outfit: {
    file: "outfit-590aa27a.woff2",
    standIn: "Arial",
    stretch: "99.97%",
    ascent: "100.03%",
    descent: "26.01%",
    lineGap: "0.00%",
  },
  "Space Grotesk": {
    file: "space-grotesk-52e39f25.woff2",
    standIn: "Arial",
    stretch: "104.08%",
    ascent: "94.54%",
    descent: "28.06%",
    lineGap: "0.00%",
  },
  Nunito: {
    file: "nunito-f25c80fe.woff2",
    standIn: "Arial",
    stretch: "105.20%",
    ascent: "96.11%",
    descent: "33.56%",
    lineGap: "0.00%",
  },
  Fraunces: {
    file: "fraunces-1dcb1e0d.woff2",
    standIn: "Times New Roman",
    stretch: "112.48%",
    ascent: "86.95%",
    descent: "22.67%",
    lineGap: "0.00%",
  },
  Newsreader: {
    file: "newsreader-9ea42be1.woff2",
    standIn: "Times New Roman",
    stretch: "106.44%",
    ascent: "69.05%",
    descent: "24.90%",
    lineGap: "0.00%",
  },
  Inter: {
    file: "inter-34da0be5.woff2",
    standIn: "Arial",
    stretch: "107.82%",
    ascent: "89.85%",
    descent: "22.37%",
    lineGap: "0.00%",
  },
  Geist: {
    file: "geist-63a6eb02.woff2",
    standIn: "Arial",
    stretch: "102.92%",
    ascent: "97.65%",
    descent: "28.66%",
    lineGap: "0.00%",
  },
} as const;
