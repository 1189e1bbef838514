import type { Operation } from "@/lib/http/operation";
import { findingDecision, findingParams } from "@/lib/profiles/resumes/schema";
import { profileView } from "@/lib/profiles/schema";

export const POST = {
  summary: "Take over into the profile, or skip, what was read in a resume",
  description: "`content` corrects it, in the shape of the profile's input of its kind.",
  auth: "required",
  params: findingParams,
  body: findingDecision,
  answer: profileView,
  problems: {
    404: "No proposal of yours has this id.",
    409: "It was decided otherwise, or the profile is full.",
    422: "Something is missing or cannot be used; `errors` names it.",
  },
} satisfies Operation;
