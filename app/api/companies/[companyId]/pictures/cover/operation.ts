import { coverChange, coverQuery, ownPictures } from "@/lib/companies/pictures/schema";
import { companyParams } from "@/lib/companies/profile.schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

export const PUT = {
  summary: "Set the cover of the company's page",
  description:
    "The body is the picture: JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. A part four times as wide as high is shown; the query says which.",
  auth: "required",
  params: companyParams,
  query: coverQuery,
  upload: {
    limit: BODY_LIMITS["/api/companies/[companyId]/pictures/cover"],
    types: PICTURE_TYPES,
  },
  response: ownPictures,
  problems: {
    ...OWNERS_ONLY,
    ...NO_COMPANY,
    413: "It's larger than 5 MB.",
    422: "It isn't a picture, the crop is less than 800 pixels wide, or something else is wrong; see `errors`.",
  },
} satisfies Operation;

export const PATCH = {
  summary: "Describe the cover of the company's page",
  auth: "required",
  params: companyParams,
  body: coverChange,
  response: ownPictures,
  problems: { ...OWNERS_ONLY, 404: "You have no company with this id, or it has no cover." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove the cover of the company's page",
  description: "The page then shows a default cover.",
  auth: "required",
  params: companyParams,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY },
} satisfies Operation;
