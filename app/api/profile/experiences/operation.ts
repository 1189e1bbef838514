import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { experienceInput, profileView } from "@/lib/profiles/schema";

export const POST = {
  summary: "Add an experience",
  auth: "required",
  body: experienceInput,
  response: profileView,
  status: 201,
  problems: LIST_FULL,
} satisfies Operation;
