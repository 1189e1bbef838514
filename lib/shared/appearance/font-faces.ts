// Made by scripts/build-fonts.ts, with public/fonts.

/** The site's fonts: each one's file, and the font shown until it is there, stretched to it. */
export const FONT_FACES = {
  "Bricolage Grotesque": {
    file: "bricolage-grotesque-9ae55d90.woff2",
    standIn: "Arial",
    stretch: "111.03%",
    ascent: "83.76%",
    descent: "24.32%",
    lineGap: "0.00%",
  },
  Outfit: {
    file: "outfit-590aa27a.woff2",
    standIn: "Arial",
    stretch: "102.71%",
    ascent: "97.37%",
    descent: "25.32%",
    lineGap: "0.00%",
  },
  "Space Grotesk": {
    file: "space-grotesk-52e39f25.woff2",
    standIn: "Arial",
    stretch: "110.90%",
    ascent: "88.73%",
    descent: "26.33%",
    lineGap: "0.00%",
  },
  Nunito: {
    file: "nunito-f25c80fe.woff2",
    standIn: "Arial",
    stretch: "107.45%",
    ascent: "94.09%",
    descent: "32.85%",
    lineGap: "0.00%",
  },
  Fraunces: {
    file: "fraunces-1dcb1e0d.woff2",
    standIn: "Times New Roman",
    stretch: "116.36%",
    ascent: "84.05%",
    descent: "21.91%",
    lineGap: "0.00%",
  },
  Newsreader: {
    file: "newsreader-9ea42be1.woff2",
    standIn: "Times New Roman",
    stretch: "109.10%",
    ascent: "67.37%",
    descent: "24.29%",
    lineGap: "0.00%",
  },
  Inter: {
    file: "inter-34da0be5.woff2",
    standIn: "Arial",
    stretch: "107.89%",
    ascent: "89.79%",
    descent: "22.36%",
    lineGap: "0.00%",
  },
  Geist: {
    file: "geist-63a6eb02.woff2",
    standIn: "Arial",
    stretch: "106.28%",
    ascent: "94.56%",
    descent: "27.76%",
    lineGap: "0.00%",
  },
} as const;
