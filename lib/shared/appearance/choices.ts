// What an operator chooses among, and the lengths of what they write: also for forms in the browser.

/** Shipped fonts, each pair one for headings and one for everything else (fonts.ts). */
export const FONT_PAIRS = ["lively", "modern", "technical", "friendly", "warm", "formal"] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const CORNERS = ["soft", "round", "square"] as const;
export type Corners = (typeof CORNERS)[number];

/** The product's drawings of places where people work (public/img/scenes). */
export const WORK_SCENES = [
  "office",
  "street",
  "workshop",
  "lab",
  "kitchen",
  "ward",
  "warehouse",
  "classroom",
] as const;
export type WorkScene = (typeof WORK_SCENES)[number];

/** What the home page's hero shows behind its words. */
export const HERO_SCENES = ["harbour", "plain", "picture", ...WORK_SCENES] as const;
export type HeroScene = (typeof HERO_SCENES)[number];

export const MOST_NAVIGATION_LINKS = 5;
export const MOST_FOOTER_COLUMNS = 3;
export const MOST_COLUMN_LINKS = 8;
export const MOST_SOCIAL_LINKS = 6;
export const LONGEST_LABEL = 30;
export const LONGEST_HEADLINE = 80;
export const LONGEST_LEDE = 200;
export const LONGEST_ALT = 150;

/** The hero's picture is kept at most as wide as the first, and once more with the second. */
export const HERO_PICTURE_WIDTHS = [2400, 1200] as const;

/** The most that a wide logo takes on a page, in pixels; it is kept three times as large. */
export const LOGO_BOX = { width: 200, height: 32, density: 3 } as const;
