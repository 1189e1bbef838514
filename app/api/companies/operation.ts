import { z } from "zod";
import { companyNameQuery } from "@/lib/companies/names.schema";
import { newCompanyInput } from "@/lib/companies/profile.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Suggest companies by name",
  limits: ["suggestionsByAddress"],
  query: companyNameQuery,
  response: z.object({
    companies: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  }),
} satisfies Operation;

export const POST = {
  summary: "Create a company",
  auth: "required",
  body: newCompanyInput,
  response: z.object({ id: z.uuid() }),
  status: 201,
  problems: {
    403: "Only recruiters can have companies.",
    409: "There's already a company with this name. Ask to join it.",
    429: "Ten a day.",
  },
} satisfies Operation;
