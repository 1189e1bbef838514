import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

const unread = z.int().describe("How many are unread.");

export const GET = {
  summary: "Count your unread notifications",
  auth: "required",
  answer: z.object({ unread }),
} satisfies Operation;
