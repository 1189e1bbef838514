import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { findingDecisions, refusedFinding } from "@/lib/profiles/resumes/schema";
import { profileView } from "@/lib/profiles/schema";

export const POST = {
  summary: "Add or skip several suggestions found in resumes",
  description:
    "Each decision is applied on its own. Those that can't be are in `refused`, with the reason. `content` corrects a suggestion, in the form of the profile's input for its kind. `mayReplace` lets a contact detail replace another that the profile has.",
  auth: "required",
  body: findingDecisions,
  response: z.object({ profile: profileView, refused: z.array(refusedFinding) }),
} satisfies Operation;
