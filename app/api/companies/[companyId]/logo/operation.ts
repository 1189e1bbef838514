import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { PICTURE_TYPES } from "@/lib/shared/pictures";

const text = z.string().nullable();

export const PUT = {
  summary: "Set the company's logo",
  description: "The body is the picture: JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.",
  auth: "required",
  params: companyParams,
  upload: { limit: BODY_LIMITS["/api/companies/[companyId]/logo"], types: PICTURE_TYPES },
  response: z.object({ logoUrl: text }),
  problems: {
    ...OWNERS_ONLY,
    ...NO_COMPANY,
    413: "It's larger than 5 MB.",
    422: "It isn't a picture.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Remove the company's logo",
  auth: "required",
  params: companyParams,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY },
} satisfies Operation;
