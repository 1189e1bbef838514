import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Stop viewing the site as someone else",
  auth: "required",
  impersonators: "may",
} satisfies Operation;
