import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the companies you can post for",
  auth: "required",
  response: z.array(z.object({ _id: z.uuid(), name: z.string(), slug: z.string() })),
} satisfies Operation;
