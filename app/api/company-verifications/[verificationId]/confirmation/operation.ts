import { z } from "zod";
import { confirmationInput, confirmationParams } from "@/lib/companies/verification/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Verify a company with the link sent to its domain",
  params: confirmationParams,
  body: confirmationInput,
  response: z.object({ company: z.string(), domain: z.string() }),
  problems: { ...LINK_OVER, 409: "Another company has verified the domain." },
} satisfies Operation;
