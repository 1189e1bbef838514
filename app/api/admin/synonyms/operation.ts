import { z } from "zod";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { synonymInput } from "@/lib/search/vocabulary/synonyms.schema";

export const POST = {
  summary: "Add synonyms",
  auth: "required",
  body: synonymInput,
  response: z.object({ id: z.uuid(), terms: z.array(z.string()) }),
  status: 201,
  problems: ADMINS_ONLY,
} satisfies Operation;
