import { route } from "@/lib/http/route";
import { changeResume, removeResume } from "@/lib/profiles/resumes/changes.commands";
import { resumeChange, resumeParams } from "@/lib/profiles/resumes/schema";

export const PATCH = route(
  { auth: "required", params: resumeParams, body: resumeChange },
  async ({ actor, params: { resumeId }, body }) => changeResume(actor, resumeId, body),
);

export const DELETE = route(
  { auth: "required", params: resumeParams },
  async ({ actor, params: { resumeId } }) => removeResume(actor, resumeId),
);
