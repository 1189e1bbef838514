import { ownPictures, partInput, pictureParams } from "@/lib/companies/pictures/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Show another part of the cover or of a photo",
  auth: "required",
  params: pictureParams,
  body: partInput,
  response: ownPictures,
  problems: {
    ...OWNERS_ONLY,
    404: "You have no company with this id, or it has no picture with this one.",
    409: "Someone else has just changed it.",
    422: "The part has too few pixels, or `errors` names what else is wrong.",
  },
} satisfies Operation;
