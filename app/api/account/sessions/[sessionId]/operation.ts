import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Sign one browser out",
  auth: "required",
  params: z.object({ sessionId: z.uuid() }),
  problems: { 404: "You have no session with this id." },
} satisfies Operation;
