import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Get a proof of work to solve",
  description: "Calls that answer 403 `challenge_required` need it.",
  response: z
    .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
    .describe("For altcha-lib's solver."),
} satisfies Operation;
