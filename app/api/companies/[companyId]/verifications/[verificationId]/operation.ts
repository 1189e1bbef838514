import { verificationParams } from "@/lib/companies/verification/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Cancel a verification in progress",
  auth: "required",
  params: verificationParams,
  problems: {
    ...OWNERS_ONLY,
    404: "You have no company with this id, or it has no such verification.",
  },
} satisfies Operation;
