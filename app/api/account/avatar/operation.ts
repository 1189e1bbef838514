import { accountView } from "@/lib/accounts/schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

export const PUT = {
  summary: "Change your picture",
  description: "The body is the picture: JPEG, PNG, WebP, GIF or AVIF of at most 5 MB.",
  auth: "required",
  upload: { limit: BODY_LIMITS["/api/account/avatar"], types: PICTURE_TYPES },
  response: accountView,
  problems: { 413: "It's larger than 5 MB.", 422: "We can't read the picture." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove your picture",
  auth: "required",
} satisfies Operation;
