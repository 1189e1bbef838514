import { z } from "zod";
import { ownPath } from "../areas";
import { isWebLink } from "../web-link";
import {
  CORNERS,
  FONT_PAIRS,
  HERO_PICTURE_WIDTHS,
  HERO_SCENES,
  LOGO_BOX,
  LONGEST_ALT,
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

const maybeLine = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().max(most, `must be at most ${most} characters`));
const line = (most: number) =>
  maybeLine(most).refine((text) => text !== "", { error: "must not be empty" });

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

const fileKey = (ending: "png" | "webp") =>
  z.string().regex(new RegExp(`^[\\w-]{43}\\.${ending}$`));
const [widest, least] = HERO_PICTURE_WIDTHS;

/** A stored logo, and its size on a page. */
const logo = z
  .strictObject({
    file: fileKey("png"),
    width: z.int().min(1).max(LOGO_BOX.width),
    height: z.int().min(1).max(LOGO_BOX.height),
  })
  .nullable();

/** The parts of a site's appearance that only an upload changes. */
const uploadedShapes = {
  /** The stored mark of the site; empty for the product's own. */
  icon: z.string().regex(/^(?:[\w-]{43}\.png)?$/),
  /** The wide logos, in place of mark and name: on light grounds, and on dark ones. */
  logo,
  logoDark: logo,
  /** The operator's own picture for the hero, and its smaller copy. */
  picture: z
    .strictObject({
      file: fileKey("webp"),
      small: fileKey("webp"),
      width: z.int().min(least).max(widest),
    })
    .nullable(),
} as const;

/** The parts of a site's appearance that an admin chooses. */
export const chosenShapes = {
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
  /** What the operator's picture shows, for those who don't see it; empty if it's decoration. */
  pictureAlt: maybeLine(LONGEST_ALT),
  navigation: links(MOST_NAVIGATION_LINKS),
  footer: z.array(links(MOST_COLUMN_LINKS)).max(MOST_FOOTER_COLUMNS),
  social: links(MOST_SOCIAL_LINKS).refine(
    (all) => all.every(({ url }) => isHttps(url)),
    "must begin with https://",
  ),
} as const;

export const appearanceShapes = { ...chosenShapes, ...uploadedShapes } as const;

export type StoredLogo = NonNullable<z.infer<typeof logo>>;
export type StoredPicture = NonNullable<z.infer<typeof uploadedShapes.picture>>;
/** A picture of the site's, by the part that names its files. */
export type UploadedPart = Exclude<keyof typeof uploadedShapes, "icon">;
export type SiteLink = z.infer<typeof link>;
export type SiteAppearance = {
  [Part in keyof typeof appearanceShapes]: z.infer<(typeof appearanceShapes)[Part]>;
};
