import { z } from "zod";
import { companyProfileInput, employerUser } from "@/lib/companies/profile.schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Change the profile of one's own company",
  description:
    "Makes the company first where there is none. What is left out stays; `email` is taken and stays as it is. Another name or website ends the company's verification.",
  auth: "required",
  body: companyProfileInput,
  answer: z.object({ success: z.literal(true), user: employerUser }),
  problems: {
    403: "Only owners can, and only recruiters have companies.",
    409: "Someone changed the profile since `version`, or another company has this name.",
  },
} satisfies Operation;
