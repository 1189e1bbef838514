import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "End the token or the session that this request comes with",
  auth: "required",
  viewers: "may",
} satisfies Operation;
