import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { verificationInput } from "@/lib/companies/verification/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start to verify a company's domain",
  description:
    "By a link emailed to an address there, or by a TXT record; the company's profile page shows which.",
  auth: "required",
  params: companyParams,
  body: verificationInput,
  response: z.object({
    id: z.uuid(),
    isVerified: z
      .boolean()
      .describe("Whether the address was confirmed in the last days, which is proof enough."),
  }),
  status: 201,
  problems: {
    ...OWNERS_ONLY,
    404: "You have no company with this id, or it has no such verification.",
    409: "The company has no website, or its domain belongs to another company or looks like another company's.",
    422: "The address can't verify the company's website; `errors` says why.",
    429: "Twenty an hour.",
  },
} satisfies Operation;
