import type { Operation } from "@/lib/http/operation";
import { infoInput, profileView } from "@/lib/profiles/schema";

export const GET = {
  summary: "Read one's own profile, as the site's own page does",
  auth: "required",
  answer: profileView,
} satisfies Operation;

export const PATCH = {
  summary: "Change single lines of one's own profile",
  description: "What is not named stays; null takes it away.",
  auth: "required",
  body: infoInput,
  answer: profileView,
  problems: { 409: "The list is full, or the profile is not the `version` you saw." },
} satisfies Operation;
