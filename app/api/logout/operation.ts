import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "End the token or session of this request",
  auth: "required",
  impersonators: "may",
} satisfies Operation;
