import type { Backdrop } from "@/lib/shared/appearance/hero-picture";
import type { StoredLogo } from "@/lib/shared/appearance/shapes";
import type { BrandColours } from "@/lib/shared/appearance/tokens";

/** The picture's size, which every network shows uncropped. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The code points that our share fonts can draw; scripts/build-share-fonts.ts makes the subset. */
export const DRAWN: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa8],
  [0xaa, 0xac],
  [0xaf, 0x148],
  [0x14a, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x386, 0x386],
  [0x388, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2020],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20a1, 0x20a1],
  [0x20a6, 0x20a6],
  [0x20a9, 0x20ac],
  [0x20ae, 0x20ae],
  [0x20b1, 0x20b2],
  [0x20b4, 0x20b5],
  [0x20b8, 0x20ba],
  [0x20bc, 0x20be],
  [0x2212, 0x2212],
];

/** The content of a picture for sharing; every text can be drawn, and null is left out. */
export type ShareCard = {
  /** Above the title: the company, or what the page is. */
  kicker: string | null;
  title: string;
  /** One per line, under the title. */
  facts: string[];
  pay: string | null;
  /** The name whose flag is shown beside the kicker. */
  markOf: string | null;
  siteName: string;
  /** The site's own colours; left out for the product's. */
  colours?: BrandColours;
  /** The site's own mark, as it is stored; left out for the product's. */
  icon?: string;
  /** The site's own logo with its name, in place of both. */
  logo?: StoredLogo;
  /** What is behind the words; left out for the harbour. */
  backdrop?: Backdrop;
};
