import { z } from "zod";
import { ownPath } from "../areas";
import { isWebLink } from "../web-link";
import {
  CORNERS,
  FONT_PAIRS,
  HERO_SCENES,
  LONGEST_HEADLINE,
  LONGEST_LABEL,
  LONGEST_LEDE,
  MOST_COLUMN_LINKS,
  MOST_FOOTER_COLUMNS,
  MOST_NAVIGATION_LINKS,
  MOST_SOCIAL_LINKS,
} from "./choices";

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "must be a colour such as #0b7a75");

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().min(1, "must not be empty").max(most, `must be at most ${most} characters`));

const isHttps = (address: string) => /^https:/i.test(address) && isWebLink(address);

const link = z.strictObject({
  label: line(LONGEST_LABEL),
  url: z
    .string()
    .trim()
    .refine((address) => ownPath(address) !== null || isHttps(address), {
      error: "must be a page of this site such as /help, or an address that begins with https://",
    }),
});
const links = (most: number) => z.array(link).max(most, `must be at most ${most} links`);

/** The parts of a site's appearance that an admin chooses. */
export const appearanceShapes = {
  /** Links, ticks and the focus ring. */
  accent: colour,
  /** The main button. */
  button: colour,
  /** The footer and the other navy parts. */
  dark: colour,
  fonts: z.enum(FONT_PAIRS, "must be one of those offered"),
  corners: z.enum(CORNERS, "must be one of those offered"),
  scene: z.enum(HERO_SCENES, "must be one of those offered"),
  headline: line(LONGEST_HEADLINE),
  /** The line under the headline; {jobs} and {companies} stand for today's figures. */
  lede: line(LONGEST_LEDE),
  /** The stored mark of the site; empty for the product's own. Changed by an upload alone. */
  icon: z.string().regex(/^(?:[\w-]{43}\.png)?$/),
  navigation: links(MOST_NAVIGATION_LINKS),
  footer: z.array(links(MOST_COLUMN_LINKS)).max(MOST_FOOTER_COLUMNS),
  social: links(MOST_SOCIAL_LINKS).refine(
    (all) => all.every(({ url }) => isHttps(url)),
    "must begin with https://",
  ),
} as const;

export type SiteLink = z.infer<typeof link>;
export type SiteAppearance = {
  [Part in keyof typeof appearanceShapes]: z.infer<(typeof appearanceShapes)[Part]>;
};
