import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { readInput } from "@/lib/notifications/schema";

const unread = z.int().describe("How many are unread.");

export const POST = {
  summary: "Mark notifications as read",
  description: "The ones you name, or all up to an instant. Other people's ids are ignored.",
  auth: "required",
  body: readInput,
  answer: z.object({ unread }),
} satisfies Operation;
