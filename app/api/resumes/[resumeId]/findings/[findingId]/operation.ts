import type { Operation } from "@/lib/http/operation";
import { findingDecision, findingParams } from "@/lib/profiles/resumes/schema";
import { profileView } from "@/lib/profiles/schema";

export const POST = {
  summary: "Add or skip a suggestion found in a resume",
  description: "`content` corrects it, in the form of the profile's input for its kind.",
  auth: "required",
  params: findingParams,
  body: findingDecision,
  response: profileView,
  problems: {
    404: "You have no suggestion with this id.",
    409: "It was decided differently, or the profile is full.",
    422: "Something is missing or invalid; `errors` names it.",
  },
} satisfies Operation;
