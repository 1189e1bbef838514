import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read the OpenAPI 3.1 document of every call",
  response: z.looseObject({ openapi: z.literal("3.1.0"), paths: z.looseObject({}) }),
} satisfies Operation;
