import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { educationInput, profileView } from "@/lib/profiles/schema";

export const POST = {
  summary: "Add an education",
  auth: "required",
  body: educationInput,
  response: profileView,
  status: 201,
  problems: LIST_FULL,
} satisfies Operation;
