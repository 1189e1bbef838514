import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Hide the list of first steps",
  auth: "required",
} satisfies Operation;
