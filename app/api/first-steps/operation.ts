import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Put the list of the first steps away",
  auth: "required",
} satisfies Operation;
