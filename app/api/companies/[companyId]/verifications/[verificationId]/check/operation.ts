import { verificationParams } from "@/lib/companies/verification/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Have the domain asked for its record now",
  auth: "required",
  params: verificationParams,
  problems: {
    ...OWNERS_ONLY,
    404: "No company of yours has this id, or nothing of it this one.",
    429: "Twenty within an hour.",
  },
} satisfies Operation;
