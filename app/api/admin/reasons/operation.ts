import { z } from "zod";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { templateInput } from "@/lib/moderation/reason-templates.schema";

export const POST = {
  summary: "Add a common reason",
  auth: "required",
  body: templateInput,
  response: z.object({ id: z.uuid() }),
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "Another reason has this name." },
} satisfies Operation;
