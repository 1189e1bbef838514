import { NO_RESUME } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { resumeChange, resumeParams, resumeView } from "@/lib/profiles/resumes/schema";

export const PATCH = {
  summary: "Make a resume the default, or take its removal back",
  auth: "required",
  params: resumeParams,
  body: resumeChange,
  answer: resumeView,
  problems: { ...NO_RESUME, 409: "There is no more room for it." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove a resume",
  description: "What was applied with stays with those applications.",
  auth: "required",
  params: resumeParams,
  problems: NO_RESUME,
} satisfies Operation;
