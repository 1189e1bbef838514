import { ownPictures, photoQuery } from "@/lib/companies/pictures/schema";
import { companyParams } from "@/lib/companies/profile.schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

export const POST = {
  summary: "Add a photo of the workplace",
  description:
    "The body is the picture: JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. A part in the shape 3:2 is shown; the query says which. It becomes the last photo.",
  auth: "required",
  params: companyParams,
  query: photoQuery,
  upload: {
    limit: BODY_LIMITS["/api/companies/[companyId]/pictures/photos"],
    types: PICTURE_TYPES,
  },
  response: ownPictures,
  problems: {
    ...OWNERS_ONLY,
    ...NO_COMPANY,
    409: "There are already eight photos, the maximum.",
    413: "It's larger than 5 MB.",
    422: "It isn't a picture, the crop is less than 480 pixels wide, or something else is wrong; see `errors`.",
  },
} satisfies Operation;
