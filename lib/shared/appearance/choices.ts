// What an operator chooses among, and the lengths of what they write: also for forms in the browser.

/** Shipped fonts, each pair one for headings and one for everything else (fonts.ts). */
export const FONT_PAIRS = ["lively", "modern", "technical", "friendly", "warm", "formal"] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const CORNERS = ["soft", "round", "square"] as const;
export type Corners = (typeof CORNERS)[number];

/** What the home page's hero shows behind its words. */
export const HERO_SCENES = ["harbour", "plain"] as const;
export type HeroScene = (typeof HERO_SCENES)[number];

export const MOST_NAVIGATION_LINKS = 5;
export const MOST_FOOTER_COLUMNS = 3;
export const MOST_COLUMN_LINKS = 8;
export const MOST_SOCIAL_LINKS = 6;
export const LONGEST_LABEL = 30;
export const LONGEST_HEADLINE = 80;
export const LONGEST_LEDE = 200;
