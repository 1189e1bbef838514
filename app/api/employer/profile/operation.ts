import { z } from "zod";
import { companyProfileInput, employerUser } from "@/lib/companies/profile.schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Change your company's profile",
  description:
    "Creates the company if there is none. Anything left out stays as it is, and `email` is accepted but never changed. Changing the name or website ends the company's verification.",
  auth: "required",
  body: companyProfileInput,
  response: z.object({ success: z.literal(true), user: employerUser }),
  problems: {
    403: "Only owners can do this, and only recruiters can have companies.",
    409: "Someone changed the profile since `version`, or another company has this name.",
  },
} satisfies Operation;
