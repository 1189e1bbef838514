import { z } from "zod";
import { cover, postParams } from "@/lib/content/blog/posts.schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { ADMINS_ONLY, NO_ARTICLE, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

export const PUT = {
  summary: "Set an article's picture",
  description: "The body is the picture: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB.",
  auth: "required",
  params: postParams,
  upload: { limit: BODY_LIMITS["/api/admin/posts/[postId]/cover"], types: PICTURE_TYPES },
  response: z.object({ cover: cover.nullable() }),
  problems: {
    ...ADMINS_ONLY,
    ...NO_ARTICLE,
    ...TOO_MANY,
    413: "It's too large.",
    422: "It isn't a picture.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Remove an article's picture",
  auth: "required",
  params: postParams,
  problems: { ...ADMINS_ONLY, ...NO_ARTICLE },
} satisfies Operation;
