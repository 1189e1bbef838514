import { z } from "zod";
import { sessionView } from "@/lib/accounts/schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your sessions",
  auth: "required",
  response: z.object({ sessions: z.array(sessionView) }),
} satisfies Operation;

export const DELETE = {
  summary: "Sign out everywhere, including here",
  auth: "required",
} satisfies Operation;
