import { appearanceView, brandPictureParams } from "@/lib/administration/setting-groups/schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { ADMINS_ONLY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

const NO_PICTURE = { 404: "The site has no such picture." };

export const PUT = {
  summary: "Set the home page's picture or a wide logo",
  description:
    "The body is the picture, up to 8 MB. `hero` is the home page's, at least 1200 pixels wide; it is shown once the appearance's `scene` is `picture`. `logo` and `logo-dark` may be SVG drawings, and stand in place of the mark and the name on light and on dark grounds.",
  auth: "required",
  params: brandPictureParams,
  upload: {
    limit: BODY_LIMITS["/api/admin/brand-pictures/[picture]"],
    types: ["image/svg+xml", ...PICTURE_TYPES],
  },
  response: appearanceView,
  problems: {
    ...ADMINS_ONLY,
    ...NO_PICTURE,
    ...TOO_MANY,
    413: "It's too large.",
    422: "It isn't a picture, or the home page's isn't wide enough.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Remove the home page's picture or a wide logo",
  auth: "required",
  params: brandPictureParams,
  problems: { ...ADMINS_ONLY, ...NO_PICTURE },
} satisfies Operation;
