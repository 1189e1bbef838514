import { z } from "zod";
import { sessionView } from "@/lib/accounts/schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the browsers that are signed in",
  auth: "required",
  answer: z.object({ sessions: z.array(sessionView) }),
} satisfies Operation;

export const DELETE = {
  summary: "Sign out everywhere, here too",
  auth: "required",
} satisfies Operation;
