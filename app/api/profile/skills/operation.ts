import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { profileView, skillsInput } from "@/lib/profiles/schema";

export const POST = {
  summary: "Add skills",
  auth: "required",
  body: skillsInput,
  response: profileView,
  status: 201,
  problems: LIST_FULL,
} satisfies Operation;
