import { NO_RESUME } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { resumeChange, resumeParams, resumeView } from "@/lib/profiles/resumes/schema";

export const PATCH = {
  summary: "Make a resume the default, or undo its removal",
  auth: "required",
  params: resumeParams,
  body: resumeChange,
  response: resumeView,
  problems: { ...NO_RESUME, 409: "There's no room for it." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove a resume",
  description: "Applications keep the resume they were sent with.",
  auth: "required",
  params: resumeParams,
  problems: NO_RESUME,
} satisfies Operation;
