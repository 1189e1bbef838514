import { z } from "zod";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { ADMINS_ONLY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

export const PUT = {
  summary: "Set the site's mark",
  description:
    "The body is an SVG drawing or a picture, up to 2 MB. It becomes a square PNG, from which every size is made.",
  auth: "required",
  upload: { limit: BODY_LIMITS["/api/admin/icon"], types: ["image/svg+xml", ...PICTURE_TYPES] },
  response: z.object({ icon: z.string() }),
  problems: {
    ...ADMINS_ONLY,
    ...TOO_MANY,
    413: "It's too large.",
    422: "It isn't a picture.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Restore the product's own mark",
  auth: "required",
  problems: ADMINS_ONLY,
} satisfies Operation;
