import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Get a proof of work to solve",
  description: "Asked for by calls that answer 403 `challenge_required`.",
  answer: z
    .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
    .describe("For the solver of altcha-lib."),
} satisfies Operation;
