import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask a company to be let in",
  auth: "required",
  params: companyParams,
  answer: z.object({ state: z.enum(["asked", "member"]) }),
  problems: {
    403: "Only recruiters with a verified address can ask.",
    404: "No company has this id.",
    409: "It has declined, or there's no one to decide.",
    429: "Ten within a day.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Take back what one asked of a company",
  auth: "required",
  params: companyParams,
} satisfies Operation;
