import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { verificationInput } from "@/lib/companies/verification/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start to verify a company's domain",
  description:
    "By a link mailed to an address there, or by a TXT record; the company's profile page shows which.",
  auth: "required",
  params: companyParams,
  body: verificationInput,
  answer: z.object({ id: z.uuid() }),
  status: 201,
  problems: {
    ...OWNERS_ONLY,
    404: "No company of yours has this id, or nothing of it this one.",
    409: "The company has no website, another company has the domain, or it looks like one's.",
    422: "The address cannot speak for the company's website; `errors` says why.",
    429: "Twenty within an hour.",
  },
} satisfies Operation;
