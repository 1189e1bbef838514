import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask to join a company",
  auth: "required",
  params: companyParams,
  response: z.object({ state: z.enum(["asked", "member"]) }),
  problems: {
    403: "Only recruiters with a verified address can ask.",
    404: "There's no company with this id.",
    409: "It has declined, or there's no one to decide.",
    429: "Ten a day.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Withdraw your request to join a company",
  auth: "required",
  params: companyParams,
} satisfies Operation;
