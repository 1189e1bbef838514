import { verificationParams } from "@/lib/companies/verification/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Check the domain's record now",
  auth: "required",
  params: verificationParams,
  problems: {
    ...OWNERS_ONLY,
    404: "You have no company with this id, or it has no such verification.",
    429: "Twenty an hour.",
  },
} satisfies Operation;
