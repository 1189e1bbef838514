import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read what every call takes and answers, as OpenAPI 3.1",
  answer: z.looseObject({ openapi: z.literal("3.1.0"), paths: z.looseObject({}) }),
} satisfies Operation;
