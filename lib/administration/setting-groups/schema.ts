import { z } from "zod";
import { EXPERIENCE_LEVELS, JOB_TYPES } from "@/lib/jobs/schema";
import { appearanceShapes, chosenShapes } from "@/lib/shared/appearance/shapes";
import { discoveryShapes } from "@/lib/shared/setting-groups/discovery";
import { featureShapes } from "@/lib/shared/setting-groups/feature-shapes";
import { wordShapes } from "@/lib/shared/words/shapes";

/** The parts of the appearance to change; the others stay. */
export const appearanceInput = z.strictObject(chosenShapes).partial();

export const ICON_MAX_BYTES = 2_000_000;
/** Of the hero's picture, and of the wide logos. */
export const BRAND_PICTURE_MAX_BYTES = 8_000_000;
export const BRAND_PICTURES = ["hero", "logo", "logo-dark"] as const;
export type BrandPicture = (typeof BRAND_PICTURES)[number];
export const brandPictureParams = z.object({ picture: z.enum(BRAND_PICTURES) });

/** How the site looks. */
export const appearanceView = z.object(appearanceShapes);

/** The texts to change; the others stay. */
export const wordsInput = z.strictObject(wordShapes).partial();

/** The site's texts. */
export const wordsView = z.object(wordShapes);

/** Some of these, but not all of them. */
const hidden = <Name extends string>(labels: Readonly<Record<Name, string>>) => {
  const names = Object.keys(labels) as Name[];
  return z
    .array(z.enum(names, "must be one of those there are"))
    .transform((chosen) => names.filter((name) => chosen.includes(name)))
    .refine((chosen) => chosen.length < names.length, "Leave at least one of them");
};

/** What to turn on or off; the rest stays. */
export const featuresInput = z
  .strictObject({
    ...featureShapes,
    hiddenTypes: hidden(JOB_TYPES),
    hiddenLevels: hidden(EXPERIENCE_LEVELS),
  })
  .partial();

/** What the site offers. */
export const featuresView = z.object(featureShapes);

/** How the outside world finds and counts the site. */
export const discoveryView = z.object(discoveryShapes);

export const discoveryInput = z
  .strictObject(discoveryShapes)
  .superRefine(({ analytics, analyticsScript, analyticsSite }, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (analytics === "umami" && analyticsSite === "") {
      wrong("analyticsSite", "must be the website id that Umami shows");
    }
    if (analytics === "other" && analyticsScript === "") {
      wrong("analyticsScript", "must be the address of the script");
    }
  });
