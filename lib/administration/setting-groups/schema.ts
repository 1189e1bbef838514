import { z } from "zod";
import { appearanceShapes } from "@/lib/shared/appearance/shapes";
import { discoveryShapes } from "@/lib/shared/setting-groups/discovery";
import { featureShapes } from "@/lib/shared/setting-groups/features";
import { wordShapes } from "@/lib/shared/words/shapes";

const { icon: _uploaded, ...chosenShapes } = appearanceShapes;

/** The parts of the appearance to change; the others stay. */
export const appearanceInput = z.strictObject(chosenShapes).partial();

export const ICON_MAX_BYTES = 2_000_000;

/** How the site looks. */
export const appearanceView = z.object(appearanceShapes);

/** The texts to change; the others stay. */
export const wordsInput = z.strictObject(wordShapes).partial();

/** The site's texts. */
export const wordsView = z.object(wordShapes);

/** What to turn on or off; the rest stays. */
export const featuresInput = z.strictObject(featureShapes).partial();

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
