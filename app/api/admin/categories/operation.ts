import { z } from "zod";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { categoryInput, categoryView } from "@/lib/jobs/categories/schema";

export const GET = {
  summary: "List the categories of jobs with what is set for them",
  auth: "required",
  response: z.object({ categories: z.array(categoryView) }),
  problems: ADMINS_ONLY,
} satisfies Operation;

export const POST = {
  summary: "Add a category of jobs",
  auth: "required",
  body: categoryInput,
  response: z.object({ code: z.string().describe("Names it in the other calls.") }),
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "The site has as many categories as it can." },
} satisfies Operation;
