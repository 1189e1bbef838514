import type { Operation } from "@/lib/http/operation";
import { infoInput, profileView } from "@/lib/profiles/schema";

export const GET = {
  summary: "Read your profile as the site's own page does",
  auth: "required",
  response: profileView,
} satisfies Operation;

export const PATCH = {
  summary: "Change single fields of your profile",
  description: "Anything left out stays as it is; null removes it.",
  auth: "required",
  body: infoInput,
  response: profileView,
  problems: { 409: "The list is full, or the profile isn't the `version` you saw." },
} satisfies Operation;
